import { SectionFields } from "@/components/business-form/section-fields";
import { RefusalWords } from "@/components/owner/ai/refusal-words";
import { LockedSection } from "@/components/owner/panel/locked-section";
import { SectionForm } from "@/components/owner/panel/section-form";
import { KeywordIdeas } from "@/components/owner/tools/keyword-ideas";
import { MarketingPack } from "@/components/owner/tools/marketing-pack";
import { PosterList } from "@/components/owner/tools/poster-list";
import { StoryboardView } from "@/components/owner/tools/storyboard-view";
import { ToolForm } from "@/components/owner/tools/tool-form";
import { Link } from "@/components/ui/link";
import { keptOf } from "@/lib/ai/kept";
import { keywordIdeasSchema, missingFrom } from "@/lib/ai/keywords";
import { writePack } from "@/lib/ai/pack";
import { packSchema } from "@/lib/ai/pack-model";
import { listKept } from "@/lib/ai/server/kept";
import { getAiStanding } from "@/lib/ai/server/standing";
import { writeStoryboard } from "@/lib/ai/storyboard";
import { storyboardSchema } from "@/lib/ai/storyboard-model";
import { hasField } from "@/lib/businesses/fields-of";
import { toLocalDate } from "@/lib/clock";
import type { Panel } from "@/lib/owner/panel-model";
import { fieldsForm } from "@/lib/owner/server/fields-action";
import { PANEL_SECTIONS } from "@/lib/panel-sections";
import { routes, toAbsoluteUrl } from "@/lib/routes";
import { siteUrl } from "@/lib/site-url";
import { panelPage } from "../_components/panel-page";
import { makePosts, makeVideoScript, saveSearchWords, suggestWords } from "./actions";

export const metadata = { title: PANEL_SECTIONS.herramientas.title };

export default panelPage("herramientas", (panel) => {
  const { name, plan } = panel.current;
  return (
    <>
      <section className="grid gap-3">
        <h2 className="text-lg">Carteles e imágenes con tu código</h2>
        <PosterList business={panel.current} />
      </section>
      <section className="grid gap-6">
        <h2 className="text-lg">Herramientas Premium</h2>
        {hasField(plan, "palabras_clave") ? (
          <PremiumTools panel={panel} />
        ) : (
          <LockedSection panel={panel} plan="premium">
            Palabras con las que la gente busca negocios como {name}, publicaciones listas para una semana con su
            imagen, y un video corto con tus fotos.
          </LockedSection>
        )}
      </section>
    </>
  );
});

async function PremiumTools({ panel }: { panel: Panel }) {
  const { viewer, current, owned } = panel;
  const businessId = current.id;
  const kept = await listKept({ person: viewer.id, business: businessId });
  const words = keptOf(kept, "palabras", keywordIdeasSchema);
  const pack = keptOf(kept, "paquete", packSchema);
  const storyboard = keptOf(kept, "video", storyboardSchema);
  const ideas = missingFrom(words?.value.palabras ?? [], owned.business.seoKeywords);
  const refusalOf = async (wanted: typeof writePack | typeof writeStoryboard) => {
    const { refusal } = await getAiStanding({ person: viewer.id, business: businessId, wanted });
    return (
      refusal && (
        <p className="rounded-card bg-sand p-4 font-semibold">
          <RefusalWords refusal={refusal} />
        </p>
      )
    );
  };
  const [noPack, noStoryboard] = await Promise.all([refusalOf(writePack), refusalOf(writeStoryboard)]);
  return (
    <>
      <section id="palabras" className="grid scroll-mt-20 gap-4">
        <h3 className="text-base">Palabras clave</h3>
        <p>
          Cómo te buscaría un cliente. Te sugerimos las que la gente escribe en el directorio y no encuentra, y otras
          formas de llamar a lo que haces.
        </p>
        <ToolForm
          {...{ businessId, action: suggestWords, isAgain: true, done: "Listo: revisa las sugerencias." }}
          label={words ? "Sugerir otra vez" : "Sugerir palabras"}
          working="Buscando palabras…"
        />
        <SectionForm {...fieldsForm(panel)} action={saveSearchWords}>
          <SectionFields sections={["search"]} plan={current.plan} />
          <KeywordIdeas key={words?.madeAt.getTime()} ideas={ideas} />
          {words && ideas.length === 0 && (
            <p className="text-ink-soft text-sm">Por ahora no hay más palabras que sugerirte. Vuelve en unos días.</p>
          )}
        </SectionForm>
      </section>
      <section id="publicaciones" className="grid scroll-mt-20 gap-4">
        <h3 className="text-base">Publicaciones para una semana</h3>
        <p>Textos para WhatsApp, Facebook e Instagram con tus promociones y tu horario, cada día con su imagen.</p>
        {noPack ?? (
          <ToolForm
            {...{ businessId, action: makePosts, isAgain: pack !== null, done: "Listo: tus publicaciones están aquí." }}
            label={pack ? "Hacer otra vez" : "Hacer mis publicaciones"}
            working="Escribiendo… tarda hasta medio minuto"
          />
        )}
        {pack && (
          <MarketingPack
            {...{ pack, business: owned.business, today: toLocalDate(new Date()) }}
            url={toAbsoluteUrl(siteUrl(), routes.business(current.slug))}
          />
        )}
      </section>
      <section id="guion" className="grid scroll-mt-20 gap-4">
        <h3 className="text-base">Video corto con tus fotos</h3>
        <p>Un guion de seis escenas y el video vertical, para tus estados y reels.</p>
        {noStoryboard ?? (
          <ToolForm
            {...{
              businessId,
              action: makeVideoScript,
              isAgain: storyboard !== null,
              done: "Listo: tu guion está aquí.",
            }}
            label={storyboard ? "Hacer otra vez" : "Hacer mi guion"}
            working="Escribiendo… tarda hasta medio minuto"
          />
        )}
        {storyboard && <StoryboardView {...{ storyboard, business: owned.business }} />}
      </section>
      <PromotionalVideo panel={panel} />
    </>
  );
}

function PromotionalVideo({ panel }: { panel: Panel }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-base">Video promocional</h3>
      <p>
        Un video de YouTube en tu página vende más que mil palabras.{" "}
        <Link href={routes.panelSection("video", panel.current.id)} className="text-link">
          Ir a Video
        </Link>
      </p>
    </section>
  );
}
