import { describe, expect, it } from 'vitest'
import { eachPage } from './pages-of-work.ts'

const rows = Array.from({ length: 250 }, (_, at) => ({ id: at + 1 }))

/** Works through all rows; some fail. */
async function workedOn(fails: (id: number) => boolean) {
  const [worked, told]: [number[], object[]] = [[], []]
  const log = { error: (said: object) => void told.push(said) }
  await eachPage({ log } as never, {
    page: ({ after, limit }) => Promise.resolve(rows.filter(({ id }) => id > after).slice(0, limit)),
    work: ({ id }) => {
      worked.push(id)
      return fails(id) ? Promise.reject(new Error(`no ${id}`)) : Promise.resolve()
    },
  })
  return { worked, told }
}

describe('work on all that is due', () => {
  it('goes on until nothing is left, however much has gathered while nobody worked', async () => {
    const { worked, told } = await workedOn(() => false)
    expect(worked).toEqual(rows.map(({ id }) => id))
    expect(told).toEqual([])
  })

  it('lets one that fails keep no other from its turn, and tells of all in one line', async () => {
    const { worked, told } = await workedOn((id) => id % 100 === 0)
    expect(worked).toHaveLength(250)
    expect(told).toEqual([{ err: new Error('no 100'), ids: [100, 200], count: 2 }])
  })
})
