import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { allHearers, allJobs } from './create-app.ts'
import { listenerJobs } from './platform/events.ts'
import type { AnyJobs } from './platform/jobs.ts'
import { callGraph } from './testing/call-graph.ts'

const src = fileURLToPath(new URL('.', import.meta.url))
const { files, reached } = callGraph(src)

/** The files that speak with an outside service, the service, and the lanes in which its answers may be awaited. */
const doors: Record<string, { service: string; lanes: string[] }> = {
  'modules/money/payments/providers/pagarme.calls.ts': { service: 'payments', lanes: ['payments', 'money', 'books'] },
  'modules/stores/shipping/providers/melhor-envio.call.ts': { service: 'carrier', lanes: ['carrier', 'dispatch'] },
  'modules/stores/shipping/providers/melhor-envio.labels.ts': { service: 'carrier', lanes: ['carrier', 'dispatch'] },
  'modules/ground/mails/providers/smtp.ts': { service: 'mails', lanes: ['mails'] },
  'modules/dispatch/tax-setup/authority.ts': { service: 'taxes', lanes: ['taxes', 'dispatch'] },
  'modules/people/push-devices/sending.ts': { service: 'pushes', lanes: ['pushes'] },
  'modules/people/addresses/providers/viacep.ts': { service: 'postal codes', lanes: [] },
  'platform/files/s3.ts': { service: 'files', lanes: ['files'] },
  // a message to the other processes is sent and never waited for
  'platform/bus.redis.ts': { service: 'bus', lanes: [] },
}
const lanesOf = Object.fromEntries(Object.values(doors).map(({ service, lanes }) => [service, lanes]))
const short = (path: string) => path.replace(src, '')

/** Returns the outside services that a piece of code asks; files are asked through a field of `app`. */
function servicesOf(path: string, text: string) {
  const places = [...reached(path, text)]
  const named = places.flatMap((place) => doors[short(place).split(':')[0]!]?.service ?? [])
  const texts = places.map((place) => {
    const [file, name] = place.split(':')
    return files.get(file!)?.own.get(name!) ?? ''
  })
  return new Set([text, ...texts].some((one) => /\bapp\.files\b/.test(one)) ? [...named, 'files'] : named)
}

interface Row {
  name: string
  path: string
  text: string
}

/** The rows of every list of a type, by the name of their job or event. */
function rowsOf(type: 'Jobs' | 'Listeners'): Row[] {
  const lists = [...files.values()].flatMap(({ path, own }) =>
    [...own.values()].flatMap((text) => {
      const [, list] = text.split(`: ${type} = {`)
      return list && !path.includes('.test.') && !short(path).startsWith('testing/') ? [{ path, list }] : []
    }),
  )
  return lists.flatMap(({ path, list }) => {
    const parts = list.split(/(?:^ {2}|^ )(\w+|\[\w+\])(?:: |(?=,))/m)
    return Array.from({ length: (parts.length - 1) / 2 }, (_, at) => {
      const [key, text] = [parts[at * 2 + 1]!, parts[at * 2 + 2]!]
      return { name: key.startsWith('[') ? constantOf(path, key.slice(1, -1)) : key, path, text: `${key} ${text}` }
    })
  })
}

function constantOf(path: string, name: string): string {
  const file = files.get(path)!
  const text = file.own.get(name)
  if (text) return /'(.+?)'/.exec(text)![1]!
  const from = file.imported.get(name) ?? file.passedOn.get(name)!
  return constantOf(from.from, from.name)
}

const jobs: AnyJobs = allJobs()
const rows = rowsOf('Jobs')

/** Jobs that are asked for once and never given up, because money or the work that somebody began depends on them. */
const neverGivenUp = [
  'import_catalog',
  'keep_stores_to_plans',
  'make_refunds',
  'merge_words',
  'read_payment',
  // each mail has an end of its own
  'send_mails',
  'send_withdrawals',
  'take_home_withdrawals',
  'work_on_dispatch',
  'write_lines_of_import',
]

describe('a job that is asked for once', () => {
  it('is given up at an end that makes sense, or stands in the list of those that never are', () => {
    const endless = Object.entries(jobs).flatMap(([name, { everyMs, givesUpAfterMs }]) =>
      everyMs || givesUpAfterMs ? [] : [name],
    )
    expect(endless.toSorted()).toEqual(neverGivenUp)
  })
})

describe('the lanes of jobs', () => {
  it('are told by every row that speaks with an outside service, and by no other', () => {
    expect([...new Set(rows.map(({ name }) => name))].toSorted()).toEqual(Object.keys(jobs).toSorted())
    const wrong = rows.flatMap(({ name, path, text }) => {
      const lane = jobs[name]!.waitsFor ?? 'house'
      const services = [...servicesOf(path, text)].filter((service) => service !== 'bus')
      const isRight = services.every((service) => lanesOf[service]!.includes(lane))
      const isNeeded = ['house', 'long'].includes(lane) || services.length > 0
      return isRight && isNeeded ? [] : [`${name} is in the lane ${lane} and asks ${services.join(', ')}`]
    })
    expect(wrong).toEqual([])
  })

  it('hold listeners that ask an outside service too', () => {
    const listeners = listenerJobs(allHearers())
    const wrong = rowsOf('Listeners').flatMap(({ name, path, text }) => {
      const services = [...servicesOf(path, text)].filter((service) => service !== 'bus')
      const module = short(path).split('/').at(-2)!
      const [, job] = Object.entries(listeners).find(
        ([key]) => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) === `${module} hears ${name}`,
      )!
      const lane = job.waitsFor ?? 'events'
      return services.every((service) => lanesOf[service]!.includes(lane)) ? [] : [`${module} hears ${name}: ${lane}`]
    })
    expect(wrong).toEqual([])
  })

  it('are decided by a list that names every file that speaks with an outside service', () => {
    const speaking = [...files.keys()].filter(
      (path) =>
        /^(modules|platform)\//.test(short(path)) &&
        !/\.test\.|suite/.test(path) &&
        /(?<!\w)fetch\(|createTransport\(|\bhttps?\.request\(|new Redis\(/.test(readFileSync(path, 'utf8')),
    )
    expect(speaking.map(short).toSorted()).toEqual(Object.keys(doors).toSorted())
  })
})
