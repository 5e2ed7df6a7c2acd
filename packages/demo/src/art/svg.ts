export const r1 = (value: number) => Math.round(value * 10) / 10

/** Path data with numbers rounded to one decimal. */
export const d = (parts: TemplateStringsArray, ...numbers: number[]) => String.raw({ raw: parts }, ...numbers.map(r1))

/** Shortens path data: no zero before a point, no space before a sign. */
const tight = (data: string) => data.replace(/(?<![\d.])0\./g, '.').replace(/ -/g, '-')

export const path = (data: string, fill: string) => (data ? `<path d="${tight(data)}" fill="${fill}"/>` : '')
export const line = (data: string, stroke: string, width: number) =>
  `<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${r1(width)}" stroke-linecap="round"/>`
export const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${r1(x)}" cy="${r1(y)}" r="${r1(radius)}" fill="${fill}"/>`

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })
export const rect = ({ x, y, width, height }: Box, fill: string, radius = 0) =>
  `<rect x="${r1(x)}" y="${r1(y)}" width="${r1(width)}" height="${r1(height)}"${radius ? ` rx="${radius}"` : ''} fill="${fill}"/>`
export const frame = ({ x, y, width, height }: Box, stroke: string, strokeWidth: number, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="none" stroke="${stroke}" stroke-width="${strokeWidth}"/>`

export const at = (x: number, y: number, content: string, scale = 1, degrees = 0) =>
  `<g transform="translate(${r1(x)} ${r1(y)})${degrees ? ` rotate(${r1(degrees)})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${content}</g>`
export const mirror = (content: string) => `${content}<g transform="scale(-1 1)">${content}</g>`
export const flip = (content: string) => `<g transform="scale(-1 1)">${content}</g>`
export const faded = (content: string, opacity: number) => `<g opacity="${opacity}">${content}</g>`

export const clip = (id: string, shape: string, content: string) =>
  `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${content}</g>`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter]!)

export const picture = (width: number, height: number, title: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">` +
  `<title>${escaped(title)}</title>${content}</svg>`
