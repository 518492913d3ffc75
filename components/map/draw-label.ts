/** Label styles: size in pixels, weight, and the custom property with the colour. */
const LABELS: Record<string, { size: number; weight: number; ink: string; spacing?: string }> = {
  city: { size: 14, weight: 700, ink: '--map-city' },
  town: { size: 12.5, weight: 500, ink: '--map-town' },
  area: { size: 12, weight: 400, ink: '--map-town' },
  sea: { size: 13, weight: 400, ink: '--map-water', spacing: '0.06em' },
  country: { size: 12.5, weight: 500, ink: '--map-border', spacing: '0.08em' },
  road: { size: 10.5, weight: 700, ink: '--map-road-ink' },
};
const EDGE = 4;

export interface LabelImage {
  image: ImageData;
  pixelRatio: number;
}

/**
 * Draws the label for an image id of the basemap's style, such as "night|city|دبي"; undefined for other ids. Canvas shapes
 * Arabic and uses the page's font, whereas MapLibre's text needs a glyph server.
 */
export function drawLabel(id: string, element: Element): LabelImage | undefined {
  const [, kind = '', text = ''] = id.split('|');
  const label = LABELS[kind];
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!label || !text || !context) return undefined;
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const write = () => {
    context.font = `${label.weight} ${label.size}px ${style.fontFamily}`;
    // Letter-spacing would break the joins of Arabic letters.
    if (label.spacing && !/\p{Script=Arabic}/u.test(text)) context.letterSpacing = label.spacing;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
  };
  write();
  const pixelRatio = Math.max(2, Math.ceil(window.devicePixelRatio));
  const [width, height] = [
    Math.ceil(context.measureText(text).width) + 2 * EDGE + (kind === 'road' ? 4 : 0),
    Math.ceil(label.size * 1.5) + (kind === 'road' ? 0 : 2 * EDGE),
  ];
  [context.canvas.width, context.canvas.height] = [width * pixelRatio, height * pixelRatio];
  context.scale(pixelRatio, pixelRatio);
  // Resizing a canvas resets its state.
  write();
  if (kind === 'road') {
    context.fillStyle = colour('--map-road-sign');
    context.beginPath();
    context.roundRect(0, 0, width, height, 4);
    context.fill();
  } else {
    context.strokeStyle = colour('--map-halo');
    context.lineWidth = 3;
    context.strokeText(text, width / 2, height / 2);
  }
  context.fillStyle = colour(label.ink);
  context.fillText(text, width / 2, height / 2 + (kind === 'road' ? 0.5 : 0));
  return { image: context.getImageData(0, 0, context.canvas.width, context.canvas.height), pixelRatio };
}
