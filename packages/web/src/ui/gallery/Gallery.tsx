import { Toaster } from '../Toaster.tsx'
import { SkipLink } from '../VisuallyHidden.tsx'
import { ButtonsSection } from './ButtonsSection.tsx'
import { FieldsSection } from './FieldsSection.tsx'
import { LayersSection } from './LayersSection.tsx'
import { PicturesSection } from './PicturesSection.tsx'
import { StatesSection } from './StatesSection.tsx'
import { TablesSection } from './TablesSection.tsx'
import { TagsSection } from './TagsSection.tsx'

export function Gallery() {
  return (
    <>
      <SkipLink target="gallery">Ir para o conteúdo</SkipLink>
      <main id="gallery" tabIndex={-1} className="page pb-20">
        <h1 className="py-8 text-display">Peças da interface</h1>
        <ButtonsSection />
        <TagsSection />
        <FieldsSection />
        <LayersSection />
        <TablesSection />
        <PicturesSection />
        <StatesSection />
      </main>
      <Toaster label="Avisos" closeLabel="Fechar aviso" />
    </>
  )
}
