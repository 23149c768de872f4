// Runs before the first paint and before any module, as a file of its own because the page allows no inline script.

// A stored choice of theme goes on <html>; otherwise the system's choice holds. Written by realm/page/theme.ts.
try {
  const theme = localStorage.getItem('sigilla.theme');
  if (theme === 'day' || theme === 'night') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden; the system's choice holds.
}

// The page's policy forbids code made at run time. zod must know before the first schema is made, which no module of ours
// can promise once the build has split them; this is the place where zod keeps what z.config() sets.
globalThis.__zod_globalConfig = { jitless: true };
