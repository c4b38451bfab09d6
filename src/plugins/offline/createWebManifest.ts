export interface SurfaceColors {
  light: string;
  dark: string;
}

/** The colors of the page in both modes, from the design tokens. `file` is named where they are missing. */
export function readSurfaceColors(css: string, file: string): SurfaceColors {
  const [light, dark] = [...css.matchAll(/^\s*--or-surface:\s*(#[0-9a-f]{3,6});/gm)].map(([, color]) => color);
  if (!light || !dark) throw new Error(`${file}: --or-surface needs a color for the light and one for the dark mode.`);
  return {light, dark};
}

export interface WebManifestParts {
  title: string;
  summary: string;
  baseUrl: string;
  color: string;
}

/** The manifest by which a browser installs the site: https://www.w3.org/TR/appmanifest/ */
export function createWebManifest({title, summary, baseUrl, color}: WebManifestParts) {
  const icon = (name: string, sizes: string, type: string, purpose = 'any') => ({
    src: `${baseUrl}img/${name}`,
    sizes,
    type,
    purpose,
  });
  return {
    id: baseUrl,
    name: title,
    short_name: title,
    description: summary,
    lang: 'en',
    dir: 'ltr',
    start_url: baseUrl,
    scope: baseUrl,
    display: 'minimal-ui',
    theme_color: color,
    background_color: color,
    icons: [
      icon('logo.svg', 'any', 'image/svg+xml'),
      icon('icon-192.png', '192x192', 'image/png'),
      icon('icon-512.png', '512x512', 'image/png'),
      icon('icon-maskable-512.png', '512x512', 'image/png', 'maskable'),
    ],
  };
}
