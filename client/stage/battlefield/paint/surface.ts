// What is painted on: a canvas, or a sheet that is written down as SVG (svgSheet.ts). Either does what is named here, and a brush asks for no more.

/** What a brush needs of what it paints on: a part of a 2D canvas. */
export interface Surface {
  globalAlpha: number;
  fillStyle: string | CanvasGradient | CanvasPattern;
  strokeStyle: string | CanvasGradient | CanvasPattern;
  lineWidth: number;
  lineCap: CanvasLineCap;
  lineJoin: CanvasLineJoin;
  lineDashOffset: number;
  font: string;
  textAlign: CanvasTextAlign;
  textBaseline: CanvasTextBaseline;
  fontKerning: CanvasFontKerning;
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  scale(x: number, y: number): void;
  rotate(angle: number): void;
  clip(path: Path2D): void;
  fill(path: Path2D): void;
  stroke(path: Path2D): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  fillText(text: string, x: number, y: number): void;
  strokeText(text: string, x: number, y: number): void;
  setLineDash(segments: number[]): void;
  /** A sheet that remembers what was painted under a name, so that it need not be written down again. */
  stamp?(name: string, paint: () => void): void;
}
