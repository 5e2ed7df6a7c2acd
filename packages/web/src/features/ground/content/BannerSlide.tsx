import type { ShownBanner as Banner } from '@bra/contract/ground/content.schemas'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { preloadAvif } from '../../../ui/Picture.tsx'
import { photoSized } from '../photos/photo-size.ts'

/** Background colour under each drawn banner; white text has enough contrast on all of them. */
const grounds: Record<Banner['tone'], string> = {
  mata: '#0c2b1f',
  agua: '#0a2634',
  fogo: '#3f0f0d',
  vento: '#1f2747',
  noite: '#120c26',
  terra: '#35190c',
}

const WIDE = '(min-width: 64rem)'

interface BannerSlideProps {
  banner: Banner
  isFirst: boolean
  /** Fits the headings around the banner. */
  titleLevel?: 2 | 3
}

export function BannerSlide({ banner, isFirst, titleLevel = 2 }: BannerSlideProps) {
  const Title = `h${titleLevel}` as const
  return (
    <div
      className="relative grid h-56 overflow-hidden rounded-modal lg:grid-cols-[1.1fr_1fr]"
      lang={banner.language}
      style={{ background: grounds[banner.tone] }}
    >
      <BannerPicture banner={banner} isFirst={isFirst} />
      <div className="relative flex max-w-[64%] flex-col items-start justify-center p-5 text-white sm:p-8 lg:col-start-2 lg:max-w-none lg:pl-0">
        <Title className="line-clamp-2 text-h2 sm:text-h1">{banner.title}</Title>
        <p className="mt-2 line-clamp-2 max-w-[40ch] max-sm:text-label">{banner.subtitle}</p>
        <Link to={banner.link} className={clsx(buttonStyle('solid'), 'mt-4 bg-ipe! text-on-ipe!')}>
          {banner.label}
        </Link>
      </div>
    </div>
  )
}

function BannerPicture({ banner: { image, image_mobile, alt }, isFirst }: { banner: Banner; isFirst: boolean }) {
  const narrow = sourcesOf(image_mobile ?? image)
  const wide = sourcesOf(image)
  if (isFirst) {
    if (wide.avif) preloadAvif(wide.avif, { media: WIDE })
    if (narrow.avif) preloadAvif(narrow.avif, { media: `not all and ${WIDE}` })
  }
  return (
    <picture className="contents">
      {wide.avif && <source media={WIDE} type="image/avif" srcSet={wide.avif} />}
      <source media={WIDE} srcSet={wide.large} />
      {narrow.avif && <source type="image/avif" srcSet={narrow.avif} />}
      <img
        src={narrow.small}
        srcSet={narrow.small === narrow.large ? undefined : `${narrow.small} 488w, ${narrow.large} 1280w`}
        sizes="50vw"
        alt={alt}
        width={488}
        height={488}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding={isFirst ? 'sync' : 'async'}
        className="absolute inset-y-0 right-0 h-full w-1/2 mask-l-from-60% object-cover object-top lg:w-full lg:mask-none lg:object-left"
      />
    </picture>
  )
}

/** A drawn picture has an AVIF beside it; an uploaded one comes in two widths. */
function sourcesOf(image: string) {
  const avif = /^\/media\/.*\.webp$/.test(image) ? image.replace(/\.webp$/, '.avif') : null
  const large = image.startsWith('/fotos/') ? photoSized(image, 1280) : image
  return { avif, small: image, large }
}
