import { isSaying, type Saying, type Sentence, textsOf } from '@bra/contract/kit/saying'
import { moment } from '@bra/contract/trade/moments'
import { Button, Column, Heading, Row, Section, Text } from '@react-email/components'
import { Children, createContext, type ReactNode, use } from 'react'
import { styles } from './style.ts'

/** Gives the text of a sentence in the language of the person; null leaves it in Portuguese. */
export const SayContext = createContext<((sentence: Sentence) => string) | null>(null)

type Said = ReactNode | Saying

/** A sentence, or Portuguese text with what is filled in. */
export function Words({ children }: { children: Said }) {
  const say = use(SayContext)
  if (isSaying(children)) return say ? say(children) : children['pt-BR']
  if (!say) return children
  const parts = Children.toArray(children).filter((part) => typeof part === 'string' || typeof part === 'number')
  return say(parts.join(''))
}

export const Title = ({ children }: { children: Said }) => (
  <Heading as="h1" className="ink" style={styles.title}>
    <Words>{children}</Words>
  </Heading>
)

export const Paragraph = ({ children }: { children: Said }) => (
  <Text className="ink" style={styles.text}>
    <Words>{children}</Words>
  </Text>
)

export const Small = ({ children }: { children: Said }) => (
  <Text className="quiet" style={styles.small}>
    <Words>{children}</Words>
  </Text>
)

export const Action = ({ href, children }: { href: string; children: Said }) => (
  <Button href={href} className="button" style={styles.button}>
    <Words>{children}</Words>
  </Button>
)

/** The six digits stand in one piece, so that they can be copied. */
export const Code = ({ children }: { children: string }) => (
  <Text className="sunken ink" style={styles.code}>
    {children}
  </Text>
)

export const Facts = ({ facts }: { facts: [name: Sentence, fact: Sentence][] }) => (
  <Section className="line" style={styles.facts}>
    {facts.map(([name, fact]) => (
      <Row key={textsOf(name).portuguese} className="line" style={styles.factRow}>
        <Column className="quiet" style={styles.factName}>
          <Words>{name}</Words>:{'\u00a0'}
        </Column>
        <Column className="ink" style={styles.fact}>
          <Words>{fact}</Words>
        </Column>
      </Row>
    ))}
  </Section>
)

/** `21-11-2026 às 12:00 (horário de Brasília)` */
export const when = (at: string) => `${moment(at)} (horário de Brasília)`
