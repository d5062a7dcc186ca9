// @ts-check
import { svg } from '../vendor/lit.js';

export default () => svg`<rect width="320" height="180" class="dusk" />`;
