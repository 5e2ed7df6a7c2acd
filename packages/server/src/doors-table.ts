import { boundWords, doors } from '@bra/contract/kit/doors'

const places = {
  thread: 'a thread',
  library: 'threads of sharp',
  pauses: 'the event loop, in pauses',
  loop: 'the event loop',
}

const boundsOf = (bounds: object) =>
  Object.entries(bounds)
    .map(([bound, most]: [string, number]) => `${most.toLocaleString('en-US')} ${boundWords[bound as 'files']}`)
    .join(', ')

export function doorsTable(): string {
  const rows = Object.values(doors).map(
    ({ calls, bounds, who, often, work }) => `| ${calls} | ${boundsOf(bounds)} | ${who} | ${often} | ${places[work]} |`,
  )
  return [
    '| door | at most | who may knock | how often | where the work is done |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}
