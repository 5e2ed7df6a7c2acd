import type { ElementSlug } from '../demo.types.ts'
import { type Random, pick } from './prng.ts'

export interface Palette {
  sky: string
  mid: string
  deep: string
  glow: string
  ink: string
  paper: string
}

export interface Inks extends Palette {
  figure: string
  cut: string
  wood: string
  accent: string
}

export const ELEMENTS: Record<ElementSlug, Palette & { name: string; wood: string; accent: string }> = {
  mata: {
    name: 'Mata',
    sky: '#D6E6B5',
    mid: '#6AA84F',
    deep: '#1E5B3B',
    glow: '#F6C544',
    ink: '#0F2018',
    paper: '#F4F3E6',
    wood: '#7A3F20',
    accent: '#D9481C',
  },
  agua: {
    name: 'Água',
    sky: '#C3E6E4',
    mid: '#3D9AAE',
    deep: '#12506C',
    glow: '#FFE7A8',
    ink: '#0A1D2A',
    paper: '#F1F7F4',
    wood: '#8A5A34',
    accent: '#E4607A',
  },
  fogo: {
    name: 'Fogo',
    sky: '#FFC978',
    mid: '#EE7428',
    deep: '#A3231B',
    glow: '#FFF0B5',
    ink: '#210E0C',
    paper: '#FFF4E2',
    wood: '#6B2C17',
    accent: '#F2B01E',
  },
  vento: {
    name: 'Vento',
    sky: '#E6E4F3',
    mid: '#9FADD6',
    deep: '#4A5A94',
    glow: '#FFDF80',
    ink: '#141A2E',
    paper: '#F7F6FB',
    wood: '#7B5238',
    accent: '#CB3520',
  },
  noite: {
    name: 'Noite',
    sky: '#4A3478',
    mid: '#33235A',
    deep: '#1B1236',
    glow: '#F5DC86',
    ink: '#0C0719',
    paper: '#EFE6FA',
    wood: '#B98A5A',
    accent: '#E06A8C',
  },
  terra: {
    name: 'Terra',
    sky: '#F3DDAE',
    mid: '#D0924B',
    deep: '#7B4421',
    glow: '#E9572C',
    ink: '#1F130B',
    paper: '#FBF3E4',
    wood: '#8C4A22',
    accent: '#2F7A6B',
  },
}

type Hour = Partial<Palette>
/** Palettes of other hours of the day, so that two prints of one element differ. */
const HOURS: Record<ElementSlug, readonly [Hour, ...Hour[]]> = {
  mata: [
    {},
    { sky: '#F7DE9C', mid: '#9DB04A', glow: '#E4572B' },
    { sky: '#BFE0CB', mid: '#4E9C7C', deep: '#134A44', glow: '#FBE08A' },
  ],
  agua: [
    {},
    { sky: '#F9D9C2', mid: '#4F9FB0', glow: '#F08A5D' },
    { sky: '#A9D3E8', mid: '#3C7FB5', deep: '#16406F', glow: '#FFF3C4' },
  ],
  fogo: [
    {},
    { sky: '#F6A35B', mid: '#D4471F', deep: '#7A1A22', glow: '#FFDF7A' },
    { sky: '#FFDDA6', mid: '#F2913A', deep: '#B23A1B', glow: '#FFF7D6' },
  ],
  vento: [
    {},
    { sky: '#FBE6DC', mid: '#B7A9CF', deep: '#5A4C87', glow: '#F7A072' },
    { sky: '#D4EAF2', mid: '#86B5CF', deep: '#34638A', glow: '#FFE59A' },
  ],
  noite: [
    {},
    { sky: '#2F4A7D', mid: '#23365F', deep: '#101D3B', glow: '#FBE9B0' },
    { sky: '#6A2F63', mid: '#4A2050', deep: '#25102E', glow: '#F7C06A' },
  ],
  terra: [
    {},
    { sky: '#F6CFA0', mid: '#C9743F', deep: '#6A3420', glow: '#F4B63C' },
    { sky: '#E6E0B8', mid: '#B99A4B', deep: '#68532A', glow: '#DF6231' },
  ],
}

const isDark = (element: ElementSlug) => element === 'noite'

export function inksOf(element: ElementSlug, hour: Hour = {}): Inks {
  const palette = { ...ELEMENTS[element], ...hour }
  const dark = isDark(element)
  return { ...palette, figure: dark ? palette.paper : palette.ink, cut: dark ? palette.ink : palette.paper }
}

const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))

/** Returns the first colour mixed with a share (0 to 1) of the second. */
export function mixed(tone: string, other: string, share: number) {
  const [from, to] = [channels(tone), channels(other)]
  return `#${from
    .map((value, index) =>
      Math.round(value + (to[index]! - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Lightens a skin colour if the sky of the element is dark. */
export const litSkin = (skin: string, element: ElementSlug, inks: Inks) =>
  isDark(element) ? mixed(skin, inks.paper, 0.38) : skin

export const inksAtSomeHour = (element: ElementSlug, next: Random) => inksOf(element, pick(next, HOURS[element]))
