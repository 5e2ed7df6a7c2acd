import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { Answer } from '../../../lib/Answer.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useDestination } from '../../people/addresses/destination.ts'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { productQuery } from './product.data.ts'
import { ModalProduct } from './ModalProduct.tsx'
import { closeZoom, type ZoomedProduct, zoomProduct } from '../../catalogue/catalog/zoomed-product.ts'
import { productTexts } from './texts.ts'

export function ProductModal({ zoomed }: { zoomed: ZoomedProduct }) {
  const t = useText()
  const answer = useQuery(productQuery(zoomed.id, useDestination()))
  const { previous = null, next = null } = answer.data ?? {}

  const walk = (event: KeyboardEvent) => {
    const neighbour = { ArrowLeft: previous, ArrowRight: next }[event.key]
    if (neighbour) zoomProduct(neighbour)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrows are those of the buttons below
    <div onKeyDown={walk}>
      <Dialog
        open
        wide
        onClose={closeZoom}
        title={zoomed.name}
        closeLabel={t(siteTexts.close)}
        footer={
          <>
            <span className="mr-auto flex gap-2">
              <Step neighbour={previous} label={t(productTexts.previous)} icon={ChevronLeft} />
              <Step neighbour={next} label={t(productTexts.next)} icon={ChevronRight} />
            </span>
            <Link to={paths.product(zoomed)} className={buttonStyle('solid')}>
              {t(productTexts.seePage)}
            </Link>
          </>
        }
      >
        <Answer to={answer} title={t(productTexts.failed)} waiting={<ModalSkeleton />}>
          {(page) => <ModalProduct page={page} />}
        </Answer>
      </Dialog>
    </div>
  )
}

interface StepProps {
  neighbour: ZoomedProduct | null
  label: string
  icon: typeof ChevronLeft
}

function Step({ neighbour, label, icon: Icon }: StepProps) {
  return (
    <Button
      variant="outline"
      disabled={!neighbour}
      title={neighbour?.name}
      icon={<Icon aria-hidden size={16} strokeWidth={2} />}
      onClick={() => neighbour && zoomProduct(neighbour)}
    >
      {label}
    </Button>
  )
}

function ModalSkeleton() {
  return (
    <div className="grid gap-6 sm:grid-cols-[17rem_1fr]">
      <Skeleton className="mx-auto aspect-[63/88] w-full max-w-68 rounded-card!" />
      <div className="flex flex-col gap-4">
        <Skeleton className="h-6 w-48" />
        <Skeleton className="h-8 w-64 max-w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
    </div>
  )
}
