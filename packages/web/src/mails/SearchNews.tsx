import { joined, say } from '@bra/contract/kit/saying'
import { money } from '@bra/contract/trade/format'
import { Column, Link, Row, Section } from '@react-email/components'
import { ASKED_FOR } from './common.words.ts'
import { Action, Paragraph, Title } from './parts.tsx'
import { styles } from './style.ts'
import type { Template } from './template.ts'

export const searchNews: Template<'search_news'> = {
  subject: ({ count, search }) =>
    count === 1
      ? say(`Sua busca “${search}” tem 1 novidade`, `Your search “${search}” has 1 new item`)
      : say(`Sua busca “${search}” tem ${count} novidades`, `Your search “${search}” has ${count} new items`),
  preview: ({ products }) =>
    joined(
      products.map(({ name, price_cents: cents }) =>
        say(`${name} por ${money(cents)}.`, `${name} for ${money(cents)}.`),
      ),
    ),
  why: ASKED_FOR,
  body: ({ name, search, count, link, products, to }) => (
    <>
      <Title>{say('Há novidades na sua busca', 'There is news in your search')}</Title>
      <Paragraph>
        {say(
          `Oi, ${name}. Isto apareceu em “${search}” desde que você olhou.`,
          `Hi, ${name}. This appeared in “${search}” since you looked.`,
        )}
      </Paragraph>
      <Section className="line" style={styles.facts}>
        {products.map((product) => (
          <Row key={product.link} className="line" style={styles.factRow}>
            <Column>
              <Link href={to(product.link)} className="ink" style={styles.fact}>
                {product.name}
              </Link>{' '}
            </Column>
            <Column align="right" className="ink" style={styles.fact}>
              {money(product.price_cents)}
            </Column>
          </Row>
        ))}
      </Section>
      {count > products.length && <Paragraph>{more(count - products.length)}</Paragraph>}
      <Action href={to(link)}>{say('Ver as novidades', 'See what is new')}</Action>
    </>
  ),
}

const more = (left: number) => say(`E mais ${left}.`, `And ${left} more.`)
