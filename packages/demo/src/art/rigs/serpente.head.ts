import type { Inks } from '../palettes.ts'
import { gouge } from '../primitives.ts'
import { chance } from '../prng.ts'
import { at, circle, mirror, path } from '../svg.ts'
import type { Subject } from './rig.ts'

const DRAGON = 'M-52 -8L-70 -58L-34 -52L-20 -88L0 -60L20 -88L34 -52L70 -58L52 -8C56 24 26 58 0 66C-26 58 -56 24 -52 -8Z'
const VIPER = 'M0 -66C34 -66 66 -34 64 -2C62 26 26 44 16 62Q0 72 -16 62C-26 44 -62 26 -64 -2C-66 -34 -34 -66 0 -66Z'

export function serpentHead(subject: Subject, tone: string, isOverBody: boolean) {
  const { inks, options, random } = subject
  const isViper = !options.crest && !options.flames && chance(random, 0.6)
  const eyeInk = tone === inks.glow ? inks.deep : inks.glow
  return (
    (options.horns ? horns(inks, tone) : '') +
    (options.ears ? gills(inks, tone) : '') +
    (isOverBody ? at(0, 0, path(isViper ? VIPER : DRAGON, inks.cut), 1.16) : '') +
    tongue(inks) +
    (isViper ? viper(inks, tone) : dragon(inks, tone)) +
    eyes(inks, eyeInk) +
    (options.fangs || !isViper ? jaws(inks) : '') +
    (options.moon ? path('M10 -52A17 17 0 1 0 10 -24A13 13 0 1 1 10 -52Z', inks.glow) : '')
  )
}

const dragon = (inks: Inks, tone: string) =>
  path(DRAGON, tone) +
  mirror(path(gouge(-34, -40, 30, 0.5, 2.6) + gouge(-12, 8, 14, 1.2, 2) + gouge(-58, -48, 26, 0.9, 2.4), inks.cut)) +
  path(gouge(0, -54, 40, 1.57, 3), inks.cut)

const viper = (inks: Inks, tone: string) =>
  path(VIPER, tone) +
  mirror(
    path(
      gouge(-8, -58, 40, 1.9, 3) +
        gouge(-20, -56, 34, 2.3, 3) +
        gouge(-48, 10, 26, 0.7, 2.4) +
        gouge(-54, -4, 22, 0.7, 2.4),
      inks.cut,
    ) + circle(-7, 52, 2.6, inks.cut),
  ) +
  path('M0 -48L9 -34L0 -20L-9 -34Z', inks.mid)

const eyes = (inks: Inks, eyeInk: string) =>
  mirror(
    path('M-44 -12Q-22 -34 -6 -4Q-26 8 -44 -12Z', eyeInk) + path('M-27 -22Q-20 -10 -25 2Q-31 -10 -27 -22Z', inks.ink),
  )

const jaws = (inks: Inks) =>
  path('M-30 26L-20 40L-12 30L-4 42L4 42L12 30L20 40L30 26Q14 34 0 34Q-14 34 -30 26Z', inks.paper)
const tongue = (inks: Inks) => path('M-4 56L-2 92L-14 110L0 100L14 110L2 92L4 56Z', inks.accent)

const horns = (inks: Inks, tone: string) =>
  mirror(
    path('M20 -50C50 -66 66 -96 58 -128C88 -92 80 -50 44 -28Z', tone) + path(gouge(44, -52, 50, -1.15, 4), inks.mid),
  )

const gills = (inks: Inks, tone: string) =>
  mirror(
    path(gouge(44, -10, 62, -0.5, 13) + gouge(46, 2, 58, 0, 13) + gouge(42, 14, 48, 0.5, 11), tone) +
      path(gouge(52, -14, 40, -0.5, 4) + gouge(54, 2, 38, 0, 4) + gouge(48, 18, 32, 0.5, 4), inks.mid),
  )
