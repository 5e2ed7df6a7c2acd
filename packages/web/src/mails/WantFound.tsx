import { en, pt, say, unchanged } from '@bra/contract/kit/saying'
import { money } from '@bra/contract/trade/format'
import { Img, Text } from '@react-email/components'
import { ASKED_FOR } from './common.words.ts'
import { Action, type Fact, Facts, Paragraph, Title } from './parts.tsx'
import { styles } from './style.ts'
import type { Template } from './template.ts'

const CARD = { width: 132, height: 184 }

export const wantFound: Template<'want_found'> = {
  subject: ({ product, price_cents: cents }) => say(`${product} por ${money(cents)}`, `${product} for ${money(cents)}`),
  preview: ({ store, condition }) =>
    say(
      pt`Uma carta da sua lista apareceu: ${condition}, na loja ${store}.`,
      en`A card of your list is here: ${condition}, at the store ${store}.`,
    ),
  why: ASKED_FOR,
  body: ({ name, product, link, image, price_cents, limit_cents, condition, store, to }) => {
    const picture = image && ownPicture(to('/'), to(image))
    return (
      <>
        <Title>{say('Apareceu uma carta que você procura', 'A card that you look for is here')}</Title>
        <Paragraph>
          {say(
            `Oi, ${name}. Esta oferta combina com a sua lista de desejos.`,
            `Hi, ${name}. This offer matches your want list.`,
          )}
        </Paragraph>
        {picture && <Img src={picture} {...CARD} alt={product} style={{ borderRadius: 8, margin: '0 0 16px' }} />}
        <Text className="ink" style={{ ...styles.text, margin: 0, fontWeight: 700 }}>
          {product}
        </Text>
        <Text className="ink" style={styles.price}>
          {money(price_cents)}
        </Text>
        <Facts
          facts={[
            ...limitOf(limit_cents),
            [say('Condição', 'Condition'), condition],
            [say('Loja', 'Store'), unchanged(store)],
          ]}
        />
        <Action href={to(link)}>{say('Ver a oferta', 'See the offer')}</Action>
      </>
    )
  },
}

const limitOf = (cents: number | null): Fact[] =>
  cents === null ? [] : [[say('Seu limite', 'Your limit'), unchanged(money(cents))]]

/** A picture on another site would tell that site who opens the mail. */
const ownPicture = (home: string, address: string) =>
  new URL(address).origin === new URL(home).origin ? address : null
