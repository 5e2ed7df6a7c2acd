import { gouge } from '../primitives.ts'
import { between, times } from '../prng.ts'
import { circle, d, mirror, path } from '../svg.ts'
import type { DrawRig } from './rig.ts'

/** Draws a beast with a long snout and rows of plates, such as an armadillo. */
export const platedBeast: DrawRig = ({ inks, options, random }) => {
  const hide = options.skin ?? inks.figure
  const ear = between(random, 160, 204)
  const plates = times(6, (row) => {
    const width = 150 - row * 8
    const y = -92 + row * 30
    return (
      path(
        d`M${-width} ${y + 16}Q0 ${y - 62} ${width} ${y + 16}L${width - 8} ${y + 42}Q0 ${y - 32} ${-width + 8} ${y + 42}Z`,
        row % 2 ? inks.deep : inks.wood,
      ) +
      path(
        times(11, (index) =>
          gouge(
            -width + 24 + index * ((width * 2 - 48) / 10),
            y + 16 - Math.sin((index / 10) * Math.PI) * 40,
            20,
            1.57,
            3,
          ),
        ),
        inks.glow,
      )
    )
  })
  return (
    plates +
    mirror(
      path(`M34 -70C36 -150 70 -${ear} 92 -${ear}C116 -150 104 -90 74 -50Z`, hide) +
        path(`M52 -84C56 -140 74 -${ear - 26} 88 -${ear - 26}C98 -140 90 -100 70 -68Z`, inks.accent),
    ) +
    path(
      'M0 -88C62 -88 88 -50 82 -6C74 50 34 110 30 186Q0 206 -30 186C-34 110 -74 50 -82 -6C-88 -50 -62 -88 0 -88Z',
      hide,
    ) +
    path(
      times(5, (row) =>
        times(5 - (row > 2 ? 1 : 0), (index) => d`M${(index - 2) * 26} ${-66 + row * 20}l10 9l-10 9l-10 -9z`),
      ),
      inks.glow,
    ) +
    mirror(
      path('M24 36Q46 8 70 22Q52 52 24 36Z', inks.paper) +
        circle(48, 28, 9, inks.ink) +
        circle(51, 25, 2.6, inks.paper) +
        path(gouge(18, 84, 60, 1.5, 4) + gouge(30, 76, 50, 1.6, 3), inks.cut) +
        circle(11, 180, 5, inks.ink),
    ) +
    path('M-24 170Q0 152 24 170Q18 194 0 196Q-18 194 -24 170Z', inks.accent) +
    mirror(circle(9, 180, 4.6, inks.ink))
  )
}
