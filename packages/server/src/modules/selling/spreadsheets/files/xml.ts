import { Parser } from 'htmlparser2'
import { fail } from '../../../../platform/errors.ts'
import { inSlices } from '../../../../platform/slices.ts'

const SLICE = 65_536
/** Workbooks nest a dozen elements. */
const MOST_DEPTH = 64

interface Reader {
  opened: (name: string, attributes: Record<string, string>) => void
  closed?: (name: string) => void
  text?: (part: string) => void
}

/** Tells a reader of the elements of an XML file, without their namespace; pauses for other requests. */
export async function readXml(xml: string, reader: Reader) {
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
  await inSlices(slicesOf(xml), (slice) => parser.write(slice))
  parser.end()
}

function* slicesOf(text: string) {
  for (let from = 0; from < text.length; from += SLICE) yield text.slice(from, from + SLICE)
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)
