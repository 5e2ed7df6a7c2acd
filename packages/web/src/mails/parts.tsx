import { Button, Column, Heading, Row, Section, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { styles } from './style.ts'

export const Title = ({ children }: { children: ReactNode }) => (
  <Heading as="h1" className="ink" style={styles.title}>
    {children}
  </Heading>
)

export const Paragraph = ({ children }: { children: ReactNode }) => (
  <Text className="ink" style={styles.text}>
    {children}
  </Text>
)

export const Small = ({ children }: { children: ReactNode }) => (
  <Text className="quiet" style={styles.small}>
    {children}
  </Text>
)

export const Action = ({ href, children }: { href: string; children: ReactNode }) => (
  <Button href={href} className="button" style={styles.button}>
    {children}
  </Button>
)

/** Six digits to type somewhere else, in one piece for copying. */
export const Code = ({ children }: { children: string }) => (
  <Text className="sunken ink" style={styles.code}>
    {children}
  </Text>
)

/** Names and what they stand for, one a line. */
export const Facts = ({ facts }: { facts: [name: string, fact: string][] }) => (
  <Section className="line" style={styles.facts}>
    {facts.map(([name, fact]) => (
      <Row key={name} className="line" style={styles.factRow}>
        <Column className="quiet" style={styles.factName}>
          {name}:{'\u00a0'}
        </Column>
        <Column className="ink" style={styles.fact}>
          {fact}
        </Column>
      </Row>
    ))}
  </Section>
)

const moment = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short', timeZone: 'America/Sao_Paulo' })
const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'America/Sao_Paulo' })

/** `21-11-2026, 12:00 (horário de Brasília)` */
export const when = (at: string) =>
  `${day.format(new Date(at)).replaceAll('/', '-')}, ${moment.format(new Date(at))} (horário de Brasília)`
