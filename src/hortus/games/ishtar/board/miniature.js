// @ts-check
/** The gardens in small: grass and flowers around a spring in the desert. */
import { svg } from '../../../vendor/lit.js';
import { bloom } from '../../../art/bloom.js';

const HEX = 'M0-22 19-11V11L0 22-19 11V-11Z';

export default function gardens() {
  const sand = [
    [62, 45],
    [103, 45],
    [185, 45],
    [226, 45],
    [41, 81],
    [206, 81],
    [247, 81],
    [62, 117],
    [103, 117],
    [226, 117],
    [267, 45],
    [267, 117],
    [83, 153],
    [206, 153],
  ];
  const grass = [
    [124, 81],
    [144, 117],
    [185, 117],
  ];
  const flowers = [
    [83, 81],
    [144, 45],
    [124, 153],
  ];
  return svg`
    <rect width="320" height="180" class="desert" />
    ${sand.map(([x, y]) => svg`<path d=${HEX} class="sand" transform="translate(${x} ${y})" />`)}
    ${grass.map(([x, y]) => svg`<g transform="translate(${x} ${y})"><path d=${HEX} class="grass" /><path class="blades" d="M-12-8h24M-15 0h30M-12 8h24" /></g>`)}
    ${flowers.map(([x, y]) => svg`<g><path d=${HEX} class="bed" transform="translate(${x} ${y})" /><g class="gold">${bloom(x, y, 8, 'M0 0C-4-4-3-9 0-11 3-9 4-4 0 0Z')}</g><circle cx=${x} cy=${y} r="3" class="heart" /></g>`)}
    <g transform="translate(165 81)"><path d=${HEX} class="basin" /><g class="spring"><circle r="12" /><circle r="8" /><circle r="3.500" /></g></g>
    <g class="palm"><path class="trunk" d="M186 122C188 108 186 98 184 88" /><path d="M184 88C172 82 166 88 164 94 172 90 178 90 184 88ZM184 88C196 80 203 86 205 92 197 89 190 90 184 88ZM184 88C180 76 172 74 166 77 174 79 180 82 184 88ZM184 88C188 75 197 73 203 77 194 79 188 82 184 88Z" /></g>
    <g class="gems"><path d="M62 38l7 4v8l-7 4-7-4v-8z" class="purple" /><rect x="219" y="38" width="13" height="13" class="ruby" /><circle cx="247" cy="81" r="7" class="white" /></g>
  `;
}
