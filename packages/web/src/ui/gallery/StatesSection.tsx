import { Info, Truck } from 'lucide-react'
import { useState } from 'react'
import { Breadcrumb } from '../Breadcrumb.tsx'
import { Button } from '../Button.tsx'
import { LoadingOverlay, TopProgress } from '../loading.tsx'
import { ProgressSteps } from '../ProgressSteps.tsx'
import { Skeleton, SkeletonRows, SkeletonTile } from '../Skeleton.tsx'
import { Spinner } from '../Spinner.tsx'
import { EmptyState, ErrorPanel, Notice } from '../states.tsx'
import { Row, Section } from './Section.tsx'

const steps = ['Endereço', 'Frete', 'Pagamento', 'Revisão']
const trail = ['Início', 'Causos', 'Boca da Noite'].map((name) => ({ key: name, link: <a href="#estados">{name}</a> }))

export function StatesSection() {
  const [isWaiting, setWaiting] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const wait = () => {
    setWaiting(true)
    setTimeout(() => setWaiting(false), 1500)
  }
  return (
    <Section title="Caminho, passos e estados">
      <div id="estados">
        <Breadcrumb label="Você está aqui" links={trail} current="Curupira" />
      </div>
      <ProgressSteps label="Passos da compra" steps={steps} current={2} doneWord="concluído" />
      <Notice tone="mata" icon={<Truck aria-hidden size={20} strokeWidth={1.75} />}>
        Hoje o frete é grátis em 12 lojas.
      </Notice>
      <Notice tone="buriti" icon={<Info aria-hidden size={20} strokeWidth={1.75} />}>
        Os itens não ficam reservados no carrinho.
      </Notice>
      <ErrorPanel
        title="Não conseguimos carregar as ofertas."
        retryLabel="Tentar de novo"
        onRetry={wait}
        busy={isWaiting}
      >
        O resto da página continua funcionando.
      </ErrorPanel>
      <div className="panel">
        <EmptyState
          picture="/media/scenes/basket-240.webp"
          level={3}
          title="Nenhuma carta favorita"
          action={<Button>Explorar cartas</Button>}
        >
          Toque no coração de uma carta para guardar aqui e ver quando o preço muda.
        </EmptyState>
      </div>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4 desk:grid-cols-5">
        <SkeletonTile />
        <SkeletonTile />
      </div>
      <SkeletonRows rows={2} />
      <Row>
        <Skeleton className="h-5 w-40" />
        <Spinner label="Carregando" />
        <Button variant="outline" onClick={() => setLoading(!isLoading)}>
          {isLoading ? 'Parar a barra do topo' : 'Mostrar a barra do topo'}
        </Button>
        <Button variant="outline" onClick={wait}>
          Cobrir a página
        </Button>
      </Row>
      <TopProgress active={isLoading} />
      <LoadingOverlay active={isWaiting} label="Carregando" />
    </Section>
  )
}
