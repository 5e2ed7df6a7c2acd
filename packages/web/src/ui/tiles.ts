interface TileWork {
  seed: number
  columns: number
  rows: number
  tile: number
}

const drawn = new Map<string, string>()

export function tilePath(work: TileWork) {
  const name = Object.values(work).join(' ')
  const path = drawn.get(name) ?? pathOf(work)
  drawn.set(name, path)
  return path
}

function pathOf({ seed, columns, rows, tile }: TileWork) {
  const next = seededTurns(seed)
  const cells = Array.from({ length: columns * rows }, (_, cell) => {
    const turn = next(9)
    return turn < 8 ? quarter((cell % columns) * tile, Math.floor(cell / columns) * tile, tile, turn % 4) : ''
  })
  return cells.join('')
}

function quarter(x: number, y: number, side: number, turn: number) {
  const corners = [
    `M${x} ${y}h${side}a${side} ${side} 0 0 1 ${-side} ${side}z`,
    `M${x + side} ${y}v${side}a${side} ${side} 0 0 1 ${-side} ${-side}z`,
    `M${x + side} ${y + side}h${-side}a${side} ${side} 0 0 1 ${side} ${-side}z`,
    `M${x} ${y + side}v${-side}a${side} ${side} 0 0 1 ${side} ${side}z`,
  ]
  return corners[turn]
}

/** Mulberry32: returns whole numbers below a bound. */
function seededTurns(seed: number) {
  let state = seed >>> 0
  return (bound: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound
  }
}
