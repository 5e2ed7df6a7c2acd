import { Truck } from 'lucide-react'
import { useState } from 'react'
import { Badge, type Tone } from '../Badge.tsx'
import { AppliedChip, FilterChip } from '../Chip.tsx'
import { ConditionTag } from '../ConditionTag.tsx'
import { ElementMark } from '../ElementMark.tsx'
import { FoilTag } from '../FoilTag.tsx'
import { RarityMark } from '../Marks.tsx'
import { Money } from '../Money.tsx'
import { Stars } from '../Stars.tsx'
import { Row, Section } from './Section.tsx'

const conditions = { NM: 'Quase nova', SP: 'Pouco usada', MP: 'Usada', HP: 'Muito usada', D: 'Danificada' }
const rarities: { name: string; glyph: string; tone: Tone }[] = [
  { name: 'Comum', glyph: '●', tone: 'neutral' },
  { name: 'Incomum', glyph: '◆', tone: 'neutral' },
  { name: 'Rara', glyph: '★', tone: 'anil' },
  { name: 'Épica', glyph: '✦', tone: 'acai' },
  { name: 'Lendária', glyph: '✸', tone: 'buriti' },
  { name: 'Hiper Rara', glyph: '★★★', tone: 'buriti' },
  { name: 'Rara Secreta', glyph: 'SEC', tone: 'urucum' },
  { name: 'Sem sinal', glyph: '?', tone: 'neutral' },
]
const elements = { mata: 'Mata', agua: 'Água', fogo: 'Fogo', vento: 'Vento', noite: 'Noite', terra: 'Terra' }
const tones: Tone[] = ['neutral', 'mata', 'ipe', 'urucum', 'buriti', 'anil', 'acai']

export function TagsSection() {
  const [chosen, setChosen] = useState('Quase nova')
  const [applied, setApplied] = useState(['Foil', 'Frete grátis'])
  return (
    <Section title="Etiquetas, preços e filtros">
      <Row>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            Etiqueta {tone}
          </Badge>
        ))}
      </Row>
      <Row>
        {Object.entries(conditions).map(([code, word]) => (
          <ConditionTag key={code} code={code} word={word} />
        ))}
        <ConditionTag word="Lacrado" />
        <FoilTag word="Foil" />
      </Row>
      <Row>
        {rarities.map((rarity) => (
          <RarityMark key={rarity.name} rarity={rarity} />
        ))}
        {rarities.map((rarity) => (
          <RarityMark key={rarity.name} rarity={rarity} plain />
        ))}
      </Row>
      <Row>
        {Object.entries(elements).map(([slug, word]) => (
          <ElementMark key={slug} slug={slug} word={word} />
        ))}
      </Row>
      <Row>
        <Money cents={124990} size="display" />
        <Money cents={9600} size="large" />
        <Money cents={1290} size="body" />
        <Money cents={15900} struckLabel="Antes" />
        <Stars rating={4.9} text="4,9" label="Nota 4,9 de 5" />
        <Stars rating={3.6} text="3,6 (128)" label="Nota 3,6 de 5, 128 avaliações" full />
        <Stars text="Loja nova" label="Ainda sem avaliações" />
      </Row>
      <Row>
        {['Quase nova', 'Pouco usada', 'Usada'].map((word, index) => (
          <FilterChip key={word} count={14 - index * 5} pressed={chosen === word} onClick={() => setChosen(word)}>
            {word}
          </FilterChip>
        ))}
        <FilterChip icon={<Truck aria-hidden size={16} strokeWidth={2} />}>Frete grátis</FilterChip>
        <FilterChip count={0} disabled>
          Danificada
        </FilterChip>
      </Row>
      <Row>
        {applied.map((word) => (
          <AppliedChip
            key={word}
            removeLabel={`Remover ${word}`}
            onClick={() => setApplied(applied.filter((other) => other !== word))}
          >
            {word}
          </AppliedChip>
        ))}
      </Row>
    </Section>
  )
}
