// @ts-check
// A classic script, run before the first paint: a remembered theme never flashes in the other one.
(() => {
  try {
    const { theme } = JSON.parse(localStorage.getItem('hortus') ?? '{}');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // No storage, or not ours: the system's theme it is.
  }
})();
