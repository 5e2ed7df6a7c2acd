import type { ShownText } from '@bra/contract/ground/content.schemas'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { TileBand } from '../../../ui/TileBand.tsx'
import { type Block, blocksOf } from './markdown.ts'
import { ProseBlocks, ProseLine } from './Prose.tsx'

interface LandingProps {
  text: ShownText
  /** Address of a drawn scene, which stands beside the lead if there is room. */
  picture: string
  actions: ReactNode
}

export function Landing({ text, picture, actions }: LandingProps) {
  const { lead, sections } = sectionsOf(blocksOf(text.body))
  return (
    <>
      <header className="mt-1 overflow-hidden rounded-modal bg-mata-soft sm:mt-3">
        <div className="relative px-5 py-8 text-on-mata-soft sm:px-10 sm:py-12">
          <img
            src={picture}
            alt=""
            width={320}
            height={240}
            className="absolute right-10 bottom-0 hidden h-60 w-80 object-contain desk:block"
          />
          <h1 lang={text.language} className="max-w-[20ch] text-display text-ink sm:text-hero">
            {text.title}
          </h1>
          <div lang={text.language} className="mt-4 max-w-[52ch] text-lead">
            {lead.map((line) => (
              <p key={line}>
                <ProseLine line={line} />
              </p>
            ))}
          </div>
          <div className="mt-6 flex flex-wrap gap-3">{actions}</div>
        </div>
        <TileBand seed={41} rows={3} tile={16} />
      </header>
      {sections.map((section) => (
        <section key={section.title} lang={text.language} aria-labelledby={section.id} className="mt-12">
          <h2 id={section.id} className="mb-4">
            {section.title}
          </h2>
          {section.blocks.map((block, at) => (
            <LandingBlock key={at} block={block} />
          ))}
        </section>
      ))}
    </>
  )
}

/** How many tiles take half a row, by how many are left over in rows of three, so that every row is full. */
const HALVES = [0, 4, 2]

function LandingBlock({ block }: { block: Block }) {
  if (block.kind !== 'list') return <ProseBlocks blocks={[block]} />
  if (block.isNumbered) {
    return (
      <ol className="grid gap-4 md:grid-cols-3">
        {block.items.map((item, at) => (
          <li key={item} className="panel flex items-start gap-4 p-5">
            <span
              aria-hidden
              className="title grid size-10 flex-none place-items-center rounded-control bg-ipe text-h3 text-on-ipe"
            >
              {at + 1}
            </span>
            <p className="pt-2">
              <ProseLine line={item} />
            </p>
          </li>
        ))}
      </ol>
    )
  }
  const halves = HALVES[block.items.length % 3]!
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-6">
      {block.items.map((item, at) => (
        <li
          key={item}
          className={clsx('panel p-5 sm:last:odd:col-span-2', at < halves ? 'lg:col-span-3!' : 'lg:col-span-2!')}
        >
          <Benefit item={item} />
        </li>
      ))}
    </ul>
  )
}

/** In "Catálogo pronto: você escolhe a carta…" the words before the colon become the title. */
function Benefit({ item }: { item: string }) {
  const [, title, rest] = /^([^:[\]]{3,40}):\s+(.+)$/.exec(item) ?? []
  if (!title || !rest) return <ProseLine line={item} />
  return (
    <>
      <h3>{title}</h3>
      <p className="mt-1.5 text-ink-2">
        <ProseLine line={rest[0]!.toUpperCase() + rest.slice(1)} />
      </p>
    </>
  )
}

interface Section {
  id: string
  title: string
  blocks: Block[]
}

/** The blocks before the first heading are the lead. */
function sectionsOf(blocks: Block[]) {
  const lead: string[] = []
  const sections: Section[] = []
  for (const block of blocks) {
    const last = sections.at(-1)
    if (block.kind === 'heading' && block.level === 2) sections.push({ id: block.id, title: block.text, blocks: [] })
    else if (last) last.blocks.push(block)
    else if (block.kind === 'paragraph') lead.push(block.text)
  }
  return { lead, sections }
}
