import { ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '../Avatar.tsx'
import { Button } from '../Button.tsx'
import { ConditionTag } from '../ConditionTag.tsx'
import { LoadMore } from '../LoadMore.tsx'
import { FoilTag } from '../FoilTag.tsx'
import { Money } from '../Money.tsx'
import { PriceChart } from '../PriceChart.tsx'
import { QuantityStepper } from '../QuantityStepper.tsx'
import { Sparkline } from '../Sparkline.tsx'
import { Stars } from '../Stars.tsx'
import { Table, type Column } from '../Table.tsx'
import { offers, prices, type Offer } from './offers.ts'
import { Row, Section } from './Section.tsx'

const texts = {
  dayHeader: 'Dia',
  showTable: 'Ver como tabela',
  showChart: 'Ver como gráfico',
  empty: 'Ainda sem vendas.',
}

const columns: Column<Offer>[] = [
  { key: 'store', header: 'Loja', cell: (offer) => <Store {...offer} /> },
  { key: 'condition', header: 'Condição', sortable: true, cell: (offer) => <ConditionTag {...offer} /> },
  { key: 'finish', header: 'Acabamento', cell: (offer) => (offer.isFoil ? <FoilTag word="Foil" /> : 'Normal') },
  { key: 'price', header: 'Preço', numeric: true, sortable: true, cell: (offer) => <Price {...offer} /> },
  { key: 'buy', header: 'Quantidade', numeric: true, cell: (offer) => <Buy {...offer} /> },
]

export function TablesSection() {
  const cheapestLast = prices.map((point) => ({ ...point, cents: Math.round(point.cents * 1.6) }))
  return (
    <Section title="Tabelas e gráficos">
      <Table
        caption="Ofertas de 4 lojas"
        columns={columns}
        rows={offers}
        rowKey={(offer) => offer.id}
        density="roomy"
        sorting={{ by: 'price', direction: 'ascending', onSort: () => {} }}
        card={(offer) => (
          <div className="grid gap-3">
            <Price {...offer} />
            <Row>
              <ConditionTag {...offer} />
              {offer.isFoil && <FoilTag word="Foil" />}
            </Row>
            <Store {...offer} />
            <Buy {...offer} />
          </div>
        )}
      />
      <LoadMore
        shown={48}
        total={120}
        summary="Mostrando 48 de 120"
        action={<Button variant="outline">Carregar mais</Button>}
      />
      <div className="grid gap-5 desk:grid-cols-2">
        <PriceChart
          title="Preço nos últimos 90 dias"
          level={3}
          series={[{ name: 'Preço', points: prices }]}
          summary="menor R$ 92,00 · maior R$ 164,00"
          texts={texts}
        />
        <PriceChart
          title="Normal e foil"
          level={3}
          series={[
            { name: 'Normal', points: prices },
            { name: 'Foil', points: cheapestLast },
          ]}
          summary="14 semanas"
          texts={texts}
        />
        <PriceChart title="Preço de uma carta nova" level={3} series={[]} summary="" texts={texts} />
      </div>
      <Row>
        <Sparkline values={prices.map((point) => point.cents)} label="Subiu 32% em 90 dias" />
        <Sparkline values={[8, 7, 7, 5, 4]} label="Caiu 50% em 30 dias" className="h-7 w-24 text-urucum" />
        <Sparkline values={[3, 3]} label="Não mudou" className="h-7 w-24 text-ink-3" />
      </Row>
    </Section>
  )
}

function Store({ store, rating, place }: Offer) {
  const text = rating.toLocaleString('pt-BR', { minimumFractionDigits: 1 })
  return (
    <span className="flex items-center gap-2.5">
      <Avatar name={store} />
      <span>
        <span className="block font-semibold">{store}</span>
        <span className="flex gap-2 text-small text-ink-3">
          <Stars rating={rating} text={text} label={`Nota ${text} de 5`} />
          {place}
        </span>
      </span>
    </span>
  )
}

function Price({ cents, stock }: Offer) {
  return (
    <span>
      <Money cents={cents} size="large" className="block" />
      <span className="text-small text-ink-3">{stock > 1 ? `${stock} disponíveis` : '1 disponível'}</span>
    </span>
  )
}

function Buy({ id, store, stock }: Offer) {
  const [quantity, setQuantity] = useState(1)
  return (
    <span className="flex items-start gap-3 md:justify-end">
      <QuantityStepper
        value={quantity}
        onChange={setQuantity}
        max={stock}
        label={`Quantidade de ${store}`}
        decreaseLabel={`Diminuir em ${store}`}
        increaseLabel={`Aumentar em ${store}`}
        maxReason={`Só há ${stock} em estoque`}
      />
      <Button
        variant={id === '1' ? 'solid' : 'tonal'}
        size="small"
        icon={<ShoppingCart aria-hidden size={16} strokeWidth={2} />}
      >
        Adicionar
      </Button>
    </span>
  )
}
