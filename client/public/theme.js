// Runs before the first paint, as a file of its own because the page allows no inline script:
// a stored choice of theme goes on <html>, otherwise the system's choice holds. Written by app/theme.ts.
try {
  const theme = localStorage.getItem('sigilla.theme');
  if (theme === 'day' || theme === 'night') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden; the system's choice holds.
}
