import { FIELD_COLUMNS } from "@/lib/businesses/fields-of";

/**
 * Who may touch what: every table, column and function that exists is decided here. The tests hold this against the
 * catalogue, so that a new one without a decision fails.
 *
 * A column's access is written "anon/authenticated", each with the letters r (select), i (insert), u (update) or "-".
 * The service role may do everything in "public" and nothing by itself in "private".
 */
type Access = `${string}/${string}`;

type TableDecision = {
  columns: Readonly<Record<string, Access>>;
  /** Roles that may delete rows, within the policies. */
  deletedBy?: readonly ("anon" | "authenticated")[];
  /** What the service role may do in "public", where it is not everything. */
  serviceRole?: readonly ("select" | "insert" | "update" | "delete")[];
};

function columns(groups: Readonly<Partial<Record<Access, string>>>): Record<string, Access> {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([access, names]) =>
      (names ?? "").split(/\s+/).map((name) => [name, access as Access]),
    ),
  );
}

/** What owners write of a business, within their plan. */
const OWNERS_COLUMNS = FIELD_COLUMNS.filter(({ writer }) => writer !== "administrator").map(({ column }) => column);

export const TABLES: Readonly<Record<string, TableDecision>> = {
  "public.negocios": {
    columns: columns({
      "r/r": `id slug actividad telefono_e164 whatsapp_e164 meta_title meta_description estadisticas plan_type is_approved is_deleted is_featured rating
        reviews_count visitas clics fuente created_at updated_at estado status tiene_dueno rango slug_colonia slug_actividad scian poco_contenido
        categoria ${OWNERS_COLUMNS.join(" ")}`,
      "-/r": "ai_portada_used ai_logo_used",
      "-/-":
        "personal deleted_at user_id denue_id denue_huella busqueda nombre_plano punto minutos_abierto escritor web_publicada",
    }),
  },
  "public.negocio_privado": {
    columns: columns({
      "-/r": "negocio_id email telefono_privado direccion_privada motivo_rechazo revisado_at paquete_marketing",
      "-/-": "notas_admin revisado_por reenvios rechazado solicitud",
    }),
  },
  "public.negocio_propietarios": { columns: columns({ "-/r": "user_id negocio_id created_at aceptado_at" }) },
  "public.negocio_slugs": { columns: columns({ "r/r": "slug negocio_id", "-/-": "created_at" }) },
  "public.promociones": {
    columns: columns({
      "r/r": "created_at updated_at",
      "r/ri": "id negocio_id",
      "r/riu": "titulo descripcion imagen_url fecha_inicio fecha_fin",
    }),
    deletedBy: ["authenticated"],
  },
  "public.categorias": { columns: columns({ "r/r": "slug nombre orden" }) },
  "public.profiles": { columns: columns({ "-/r": "id user_id email plan_type updated_at" }) },
  "public.eventos": { columns: columns({ "-/-": "negocio_id tipo dia visitante origen" }) },
  "public.busquedas": { columns: columns({ "-/-": "dia termino veces sin_resultados faltas" }) },
  "public.reportes": { columns: columns({ "-/-": "id negocio_id motivo detalle estado created_at" }) },
  "public.ordenes": {
    columns: columns({
      "-/r": "id negocio_id plan monto_centavos moneda estado created_at expira_at",
      "-/-": "user_id email referencia preferencia_id checkout_url asignada_at revisada_at solicitud red",
    }),
  },
  "public.pagos": {
    columns: columns({
      "-/r": "id orden_id estado metodo monto_centavos devuelto_centavos aprobado_at",
      "-/-": "detalle problema comprobante_url vence_at proveedor_at created_at updated_at",
    }),
  },
  "public.pagos_eventos": { columns: columns({ "-/-": "tema recurso solicitud resultado created_at" }) },
  "public.periodos": {
    columns: columns({ "-/r": "id negocio_id plan inicia_at termina_at cortesia", "-/-": "pago_id created_at" }),
  },
  "public.reclamos": {
    columns: columns({
      "-/r": "id negocio_id estado created_at decidido_at",
      "-/-": "user_id nota foto decidido_por",
    }),
  },
  "public.revisiones": {
    columns: columns({
      "-/r": "id negocio_id cambios estado aceptados motivo decidida_at created_at",
      "-/-": "user_id decidida_por",
    }),
  },
  "public.correos": {
    columns: columns({
      "-/-": "id tipo entidad para datos estado intentos proximo_intento_at created_at terminado_at ajeno",
    }),
  },
  "public.cambios": { columns: columns({ "r/r": "tema version updated_at" }) },
  "public.cambios_pendientes": { columns: columns({ "-/-": "id etiquetas created_at" }) },
  "public.sinonimos": { columns: columns({ "-/-": "id termino equivale scian fuente clave plano significado" }) },
  "private.conteos": {
    columns: columns({
      "-/-":
        "slug_categoria plan_type slug_colonia total con_horario con_punto con_telefono con_telefono_y_horario con_telefono_y_punto",
    }),
  },
  "private.vocabulario": { columns: columns({ "-/-": "palabra escrita sonido letras negocios" }) },
  "private.colonias": { columns: columns({ "-/-": "slug_colonia colonia" }) },
  "private.colonias_conocidas": { columns: columns({ "-/-": "slug_colonia colonia" }) },
  "private.actividades": { columns: columns({ "-/-": "actividad plano" }) },
  "public.auditoria": {
    columns: columns({ "-/-": "id persona accion negocio_id entidad antes despues created_at" }),
    serviceRole: ["select"],
  },
  "private.admins": { columns: columns({ "-/-": "user_id created_at" }) },
  "private.planes": { columns: columns({ "-/-": "plan rango descripcion_max galeria_max precio_centavos" }) },
  "private.tipos_de_correo": { columns: columns({ "-/-": "tipo ajenos_por_dia" }) },
  "private.correos_retenidos": { columns: columns({ "-/-": "tipo dia cuantos" }) },
  "private.codigos_de_reclamo": {
    columns: columns({ "-/-": "id negocio_id user_id para huella intentos usado_at created_at" }),
  },
  "private.tipos_de_decision": { columns: columns({ "-/-": "tipo is_approved is_deleted is_featured accion correo" }) },
  "private.decisiones": { columns: columns({ "-/-": "id negocio_id tipo antes despues created_at" }) },
  "private.denue_eliminados": { columns: columns({ "-/-": "denue_id created_at" }) },
  "private.campos_de_negocio": { columns: columns({ "-/-": "columna plan_minimo espera bucket" }) },
};

type Executor = "anon" | "authenticated" | "service_role";
const EVERYBODY: readonly Executor[] = ["anon", "authenticated", "service_role"];
const SIGNED_IN: readonly Executor[] = ["authenticated", "service_role"];
const SERVER: readonly Executor[] = ["service_role"];

/** Who may execute what. Trigger functions need no grant: only the table's owner sets triggers. */
export const FUNCTIONS: Readonly<Record<string, readonly Executor[]>> = {
  "public.ping": EVERYBODY,
  "public.search_businesses": EVERYBODY,
  "public.suggest": EVERYBODY,
  "public.count_businesses_by_category": EVERYBODY,
  "public.list_neighborhoods": EVERYBODY,
  "public.sitemap_parts": EVERYBODY,
  "public.sitemap_businesses": EVERYBODY,
  "public.sitemap_lists": EVERYBODY,
  "public.list_neighbors": EVERYBODY,
  "public.list_activities": EVERYBODY,
  "public.list_activity": EVERYBODY,
  "public.lists_of_business": EVERYBODY,
  "public.grant_admin": SERVER,
  "public.import_denue": SERVER,
  "public.import_legacy": SERVER,
  "public.refresh_vocabulary": SERVER,
  "private.term_key": SERVER,
  "private.phrase_query": SERVER,
  "private.mailbox": SERVER,
  "public.pending_changes": SERVER,
  "public.announce_changes": SERVER,
  "public.record_event": SERVER,
  "public.record_search": SERVER,
  "public.purge_statistics": SERVER,
  "public.add_report": SERVER,
  "public.take_mails": SERVER,
  "public.finish_mail": SERVER,
  "public.create_order": SERVER,
  "public.set_order_checkout": SERVER,
  "public.apply_payment": SERVER,
  "public.list_unassigned_months": SERVER,
  "public.open_voucher": SERVER,
  "public.list_unfinished_orders": SERVER,
  "public.assign_month": SERVER,
  "public.give_plan": SERVER,
  "public.begin_payment_event": SERVER,
  "public.finish_payment_event": SERVER,
  "public.apply_notified_payment": SERVER,
  "public.is_administrator": SERVER,
  "public.current_viewer": SIGNED_IN,
  "public.list_own_businesses": SERVER,
  "public.link_account": SERVER,
  "public.accept_business": SERVER,
  "public.disown_business": SERVER,
  "public.preview_account_deletion": SERVER,
  "public.release_account": SERVER,
  "public.register_business": SERVER,
  "public.import_showcase": SERVER,
  "public.edit_business": SERVER,
  "public.edit_own_business": ["authenticated"],
  "public.decide_revision": SERVER,
  "public.list_queue": SERVER,
  "public.get_queue_item": SERVER,
  "public.merge_businesses": SERVER,
  "public.resubmit_business": SERVER,
  "public.list_unowned_matches": SERVER,
  "public.add_claim": SERVER,
  "public.decide_claim": SERVER,
  "public.claim_domain": SERVER,
  "public.request_claim_code": SERVER,
  "public.redeem_claim_code": SERVER,
  "public.queue_reminders": SERVER,
  "public.lapse_plans": SERVER,
  "public.take_orders_to_review": SERVER,
  "public.purge_ledger": SERVER,
  "public.decide_businesses": SERVER,
  "public.undo_decision": SERVER,
  "public.read_decision": SERVER,
  "public.oldest_waiting_mail": SERVER,
  "public.end_deletion_wait": SERVER,
  "public.list_removable_businesses": SERVER,
  "public.remove_business": SERVER,
  "public.list_removable_papers": SERVER,
  "public.deployment_state": SERVER,
  "private.is_admin": EVERYBODY,
  "private.require_admin": [],
  "private.audit": [],
  "private.keep_audit": [],
  "private.fold": EVERYBODY,
  "private.words": EVERYBODY,
  "private.is_premium": EVERYBODY,
  "private.my_businesses": SIGNED_IN,
  "private.my_orders": SIGNED_IN,
  "private.is_weekly_hours": SERVER,
  "private.has_visible_text": SIGNED_IN,
  "private.is_text": SIGNED_IN,
  "private.is_text_list": SERVER,
  "private.is_picture": SIGNED_IN,
  "private.is_gallery": SERVER,
  "private.search_document": SERVER,
  "private.map_point": SERVER,
  "private.open_minutes": SERVER,
  "private.national_number": SERVER,
  "private.web_host": SERVER,
  "private.touch_updated_at": SIGNED_IN,
  "private.forget_stale_e164": SERVER,
  "private.set_category": [],
  "private.set_neighborhood": [],
  "private.limit_promotions": [],
  "private.keep_old_slug": [],
  "private.refuse_writer": [],
  "private.lock_business_fields": [],
  "private.is_stored_picture": [],
  "private.require_stored_picture": [],
  "private.read_fields": [],
  "private.write_fields": [],
  "private.release_revision": [],
  "private.business_tags": [],
  "private.queue_tags": [],
  "private.queue_business_changes": [],
  "private.queue_promotion_change": [],
  "private.queue_category_change": [],
  "private.minute_of_week": [],
  "private.count_business_changes": [],
  "private.drop_unproved": [],
  "private.end_pending_changes": [],
  "private.add_counts_up": [],
  "private.sound": [],
  "private.sorted_letters": [],
  "private.split_words": [],
  "private.vocabulary_text": [],
  "private.learn_words": [],
  "private.learn_synonyms": [],
  "private.content_words": [],
  "private.expand_abbreviation": [],
  "private.is_known_word": [],
  "private.begins_known_word": [],
  "private.is_stop_word": [],
  "private.is_common_word": [],
  "private.word_query": [],
  "private.all_of": [],
  "private.any_of": [],
  "private.meanings_of": [],
  "private.is_place": [],
  "private.understand_words": [],
  "private.correct_word": [],
  "private.correct_words": [],
  "private.spell": [],
  "private.count_matches": [],
  "private.all_but_one": [],
  "private.understand": [],
  "private.find_candidates": [],
  "private.find_unasked": [],
  "private.count_around": [],
  "private.card_with_distance": [],
  "private.directory_facets": [],
  "private.browse": [],
  "private.plan_rank": [],
  "private.suggest_businesses": [],
  "private.suggest_phrase": [],
  "private.suggest_places": [],
  "private.category_named": [],
  "private.is_everyday_word": [],
  "private.count_kept": [],
  "private.count_without": [],
  "private.business_card": [],
  "private.singular": [],
  "private.queue_mail": [],
  "private.business_recipient": [],
  "private.mail_review": [],
  "private.grace": [],
  "private.months_later": [],
  "private.plan_at": [],
  "private.payment_problem": [],
  "private.refresh_profile": [],
  "private.refresh_plan": [],
  "private.rebuild_periods": [],
  "private.lock_buyer": [],
  "private.lock_business": [],
  "private.owns": [],
  "private.settle_order": [],
  "private.hand_over_paid_orders": [],
  "private.covers": [],
  "private.mail_payment": [],
  "private.owned_count": [],
  "private.business_limit": [],
  "private.awaits_acceptance": [],
  "private.is_disownable": [],
  "private.take_slug": [],
  "private.has_owner": [],
  "private.owners_of": [],
  "private.keep_rejected": [],
  "private.list_likely_duplicates": [],
  "private.lock_for_claim": [],
  "private.close_claims": [],
  "private.grant_claim": [],
  "private.proof_domain": [],
  "private.free_slug": [],
  "private.write_denue_rows": [],
  "private.denue_fingerprint": [],
  "private.write_legacy_rows": [],
  "private.write_in_halves": [],
  "private.review_state": [],
  "private.write_review_states": [],
  "private.undo_time": [],
  "private.release_decisions": [],
  "private.is_removable": [],
  "private.pictures_of": [],
  "private.keep_out_removed": [],
};

export const COMMANDS = { r: "select", i: "insert", u: "update" } as const;
export type Command = "select" | "insert" | "update" | "delete";

/** The letters that a role has on a column. */
export function lettersOf(access: Access, role: "anon" | "authenticated"): string {
  const [anon = "", authenticated = ""] = access.split("/");
  return (role === "anon" ? anon : authenticated).replace("-", "");
}
