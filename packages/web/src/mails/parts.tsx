import type { Saying } from '@bra/contract/kit/saying'
import { Button, Column, Heading, Row, Section, Text } from '@react-email/components'
import { createContext, use } from 'react'
import { styles } from './style.ts'

export const SayContext = createContext((sentence: Saying) => sentence['pt-BR'])

interface Said {
  children: Saying
}

export const Words = ({ children }: Said) => use(SayContext)(children)

export const Title = ({ children }: Said) => (
  <Heading as="h1" className="ink" style={styles.title}>
    <Words>{children}</Words>
  </Heading>
)

export const Paragraph = ({ children }: Said) => (
  <Text className="ink" style={styles.text}>
    <Words>{children}</Words>
  </Text>
)

export const Small = ({ children }: Said) => (
  <Text className="quiet" style={styles.small}>
    <Words>{children}</Words>
  </Text>
)

export const Action = ({ href, children }: Said & { href: string }) => (
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

export type Fact = [name: Saying, fact: Saying]

export const Facts = ({ facts }: { facts: Fact[] }) => (
  <Section className="line" style={styles.facts}>
    {facts.map(([name, fact]) => (
      <Row key={name['pt-BR']} className="line" style={styles.factRow}>
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
