import { money } from '@bra/contract/trade/format'
import { Column, Link, Row, Section } from '@react-email/components'
import { Action, Paragraph, Title } from './parts.tsx'
import { styles } from './style.ts'
import type { Template } from './template.ts'

export const searchNews: Template<'search_news'> = {
  subject: ({ count, search }) => `Sua busca “${search}” tem ${count === 1 ? '1 novidade' : `${count} novidades`}`,
  preview: ({ products }) => products.map(({ name, price_cents: cents }) => `${name} por ${money(cents)}.`).join(' '),
  why: 'Você recebe este aviso porque pediu.',
  body: ({ name, search, count, link, products, to }) => (
    <>
      <Title>Há novidades na sua busca</Title>
      <Paragraph>
        Oi, {name}. Isto apareceu em “{search}” desde que você olhou.
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
      {count > products.length && <Paragraph>E mais {count - products.length}.</Paragraph>}
      <Action href={to(link)}>Ver as novidades</Action>
    </>
  ),
}
