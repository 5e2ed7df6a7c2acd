import { Link } from 'react-router'
import { linkStyle } from '../../../ui/linkStyle.ts'
import { type Block, blocksOf, spansOf } from './markdown.ts'

/** React escapes every word of the text, so it may hold anything. */
export function Prose({ markdown }: { markdown: string }) {
  return <ProseBlocks blocks={blocksOf(markdown)} />
}

export function ProseBlocks({ blocks }: { blocks: Block[] }) {
  return (
    <div className="grid max-w-[68ch] gap-3">
      {blocks.map((block, at) => (
        <ProseBlock key={at} block={block} />
      ))}
    </div>
  )
}

function ProseBlock({ block }: { block: Block }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        <ProseLine line={block.text} />
      </p>
    )
  }
  if (block.kind === 'heading') {
    const Title = `h${block.level}` as const
    return (
      <Title id={block.id} className="mt-5 first:mt-0">
        {block.text}
      </Title>
    )
  }
  const List = block.isNumbered ? 'ol' : 'ul'
  return (
    <List className={block.isNumbered ? 'list-decimal pl-6' : 'list-disc pl-6'}>
      {block.items.map((item) => (
        <li key={item} className="py-0.5 pl-1 marker:text-ink-3">
          <ProseLine line={item} />
        </li>
      ))}
    </List>
  )
}

export function ProseLine({ line }: { line: string }) {
  return spansOf(line).map((span, at) => {
    if (span.kind === 'bold') return <b key={at}>{span.text}</b>
    if (span.kind === 'text') return <span key={at}>{span.text}</span>
    return span.to.startsWith('/') ? (
      <Link key={at} to={span.to} className={linkStyle}>
        {span.text}
      </Link>
    ) : (
      <a key={at} href={span.to} className={linkStyle}>
        {span.text}
      </a>
    )
  })
}
