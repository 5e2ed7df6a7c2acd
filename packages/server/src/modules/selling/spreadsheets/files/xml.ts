import { doors } from '@bra/contract/kit/doors'
import { Parser } from 'htmlparser2'
import { fail } from '../../../../platform/errors.ts'

/** Workbooks nest a dozen elements. */
const MOST_DEPTH = doors.sheet.bounds.depth

interface Reader {
  opened: (name: string, attributes: Record<string, string>) => void
  closed?: (name: string) => void
  text?: (part: string) => void
}

/** Tells a reader of the elements of an XML file, without their namespace. */
export async function readXml(xml: AsyncIterable<string>, reader: Reader) {
  let depth = 0
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (++depth > MOST_DEPTH) fail('sheet_unreadable')
        reader.opened(local(name), attributes)
      },
      onclosetag: (name) => {
        depth--
        reader.closed?.(local(name))
      },
      ontext: (part) => reader.text?.(part),
    },
    { xmlMode: true },
  )
  for await (const part of xml) parser.write(part)
  parser.end()
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)
