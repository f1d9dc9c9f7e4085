// Written by "npm run db:types" from the migrations. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      auditoria: {
        Row: {
          accion: string;
          antes: Json | null;
          created_at: string;
          despues: Json | null;
          entidad: string | null;
          id: number;
          negocio_id: string | null;
          persona: string;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      busquedas: {
        Row: {
          dia: string;
          faltas: number;
          sin_resultados: number;
          solo_parecidos: number;
          termino: string;
          veces: number;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      cambios: {
        Row: { tema: string; updated_at: string; version: number };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      cambios_pendientes: {
        Row: { created_at: string; etiquetas: string[]; id: number; posicion: number | null };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      categorias: {
        Row: { nombre: string; orden: number; slug: string };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      correos: {
        Row: {
          ajeno: boolean;
          created_at: string;
          datos: Json;
          entidad: string;
          estado: string;
          id: number;
          intentos: number;
          para: string;
          proximo_intento_at: string;
          terminado_at: string | null;
          tipo: string;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      eventos: {
        Row: { dia: string; negocio_id: string; origen: string; tipo: string; visitante: string };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: "eventos_negocio_id_fkey";
            columns: ["negocio_id"];
            isOneToOne: false;
            referencedRelation: "negocios";
            referencedColumns: ["id"];
          },
        ];
      };
      facturas: {
        Row: {
          codigo_postal: string;
          created_at: string;
          decidida_at: string | null;
          estado: string;
          id: string;
          motivo: string | null;
          pago_id: string;
          razon_social: string;
          regimen: string;
          rfc: string;
          user_id: string | null;
          uso: string;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: "facturas_pago_id_fkey";
            columns: ["pago_id"];
            isOneToOne: true;
            referencedRelation: "pagos";
            referencedColumns: ["id"];
          },
        ];
      };
      ia_ajustes: { Row: { encendida: boolean; unica: boolean }; Insert: never; Update: never; Relationships: [] };
      ia_imagenes: {
        Row: {
          desenfoque: string | null;
          deseo: Json;
          es_borrador: boolean;
          estado: string;
          intentos: number;
          negocio_id: string;
          problema: string | null;
          ruta: string | null;
          tipo: string;
          turno: string;
          updated_at: string;
          vence_at: string;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: "ia_imagenes_negocio_id_fkey";
            columns: ["negocio_id"];
            isOneToOne: false;
            referencedRelation: "negocios";
            referencedColumns: ["id"];
          },
        ];
      };
      ia_usos: {
        Row: {
          costo: number;
          created_at: string;
          dia: string;
          entrada: number;
          estado: string;
          id: string;
          imagenes: number;
          modelo: string | null;
          negocio_id: string | null;
          persona: string | null;
          problema: string | null;
          salida: number;
          tipo: string;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: "ia_usos_negocio_id_fkey";
            columns: ["negocio_id"];
            isOneToOne: false;
            referencedRelation: "negocios";
            referencedColumns: ["id"];
          },
        ];
      };
      importaciones: {
        Row: {
          ajenas: number;
          archivo: string;
          archivo_at: string;
          cambiadas: number;
          con_dueno: number;
          con_errores: boolean;
          created_at: string;
          edicion: string | null;
          escribe: boolean;
          estado: string;
          id: string;
          iguales: number;
          informe: Json | null;
          latido_at: string;
          leidas: number;
          lineas: number;
          lote: number;
          nuevas: number;
          omitidas: number;
          parecidas: number;
          partes: number;
          persona: string | null;
          problema: string | null;
          rechazadas: number;
          se_cancela: boolean;
          terminada_at: string | null;
          tipo: string;
          turno: number;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      mensajes: {
        Row: {
          apartado: boolean;
          correo: string;
          created_at: string;
          decidido_at: string | null;
          estado: string;
          id: string;
          nombre: string;
          orden: string;
          respuesta: string | null;
          texto: string;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      negocio_ayudantes: {
        Row: { created_at: string; email: string; negocio_id: string; user_id: string | null };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: "negocio_ayudantes_negocio_id_fkey";
            columns: ["negocio_id"];
            isOneToOne: false;
            referencedRelation: "negocios";
            referencedColumns: ["id"];
          },
        ];
      };
      negocio_ia: {
        Row: {
          contenido: Json;
          es_borrador: boolean;
          negocio_id: string;
          tipo: string;
          updated_at: string;
          version: string;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: "negocio_ia_negocio_id_fkey";
            columns: ["negocio_id"];
            isOneToOne: false;
            referencedRelation: "negocios";
            referencedColumns: ["id"];
          },
        ];
      };
      negocio_privado: {
        Row: {
          codigo_postal: string | null;
          direccion: string | null;
          email: string | null;
          latitude: number | null;
          longitude: number | null;
          mapa_embed_url: string | null;
          motivo_rechazo: string | null;
          negocio_id: string;
          notas_admin: string | null;
          paquete_marketing: string | null;
          rechazado: Json | null;
          reenvios: string[];
          rejilla: string;
          revisado_at: string | null;
          revisado_por: string | null;
          solicitud: string | null;
          telefono: string | null;
          telefono_e164: string | null;
          whatsapp: string | null;
          whatsapp_e164: string | null;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: "negocio_privado_negocio_id_fkey";
            columns: ["negocio_id"];
            isOneToOne: true;
            referencedRelation: "negocios";
            referencedColumns: ["id"];
          },
        ];
      };
      negocio_propietarios: {
        Row: { aceptado_at: string | null; created_at: string; negocio_id: string; user_id: string };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: "negocio_propietarios_negocio_id_fkey";
            columns: ["negocio_id"];
            isOneToOne: false;
            referencedRelation: "negocios";
            referencedColumns: ["id"];
          },
        ];
      };
      negocio_slugs: {
        Row: { created_at: string; negocio_id: string; slug: string };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: "negocio_slugs_negocio_id_fkey";
            columns: ["negocio_id"];
            isOneToOne: false;
            referencedRelation: "negocios";
            referencedColumns: ["id"];
          },
        ];
      };
      negocios: {
        Row: {
          actividad: string | null;
          ai_logo_used: boolean;
          ai_portada_used: boolean;
          busqueda: unknown;
          categoria: string;
          clics: number;
          codigo_postal: string | null;
          colonia: string | null;
          colonias_de_entrega: string[];
          created_at: string;
          deleted_at: string | null;
          denue_huella: string | null;
          denue_id: string | null;
          descripcion: string | null;
          direccion: string | null;
          direccion_aproximada: boolean;
          entrega: string[];
          escritor: string | null;
          estadisticas: string | null;
          estado: string;
          facebook: string | null;
          formas_de_pago: string[];
          fuente: string | null;
          gallery_images: Json;
          horario: Json | null;
          horario_confirmado: string | null;
          horario_especial: Json | null;
          hours: string | null;
          id: string;
          imagen_url: string | null;
          imagenes_datos: Json;
          instagram: string | null;
          is_approved: boolean | null;
          is_deleted: boolean;
          is_featured: boolean;
          latitude: number | null;
          logo_url: string | null;
          longitude: number | null;
          mapa_embed_url: string | null;
          menu: string | null;
          menu_pdf: string | null;
          meta_description: string | null;
          meta_title: string | null;
          minutos_abierto: string | null;
          minutos_especiales: string | null;
          nombre: string;
          nombre_plano: string;
          personal: string | null;
          plan_type: string;
          poco_contenido: boolean;
          portada_url: string | null;
          promocion_fecha: string | null;
          promocion_imagen: string | null;
          promocion_titulo: string | null;
          promocion_vigencia: string | null;
          promociones: string | null;
          punto: string | null;
          rango: number;
          rating: number | null;
          reviews_count: number;
          scian: string | null;
          seo_keywords: string[];
          servicios: string[];
          slug: string;
          slug_actividad: string | null;
          slug_categoria: string;
          slug_colonia: string | null;
          slugs_de_entrega: string[];
          solo_whatsapp: boolean;
          status: string;
          telefono: string | null;
          telefono_al_tocar: boolean;
          telefono_e164: string | null;
          telefono_oculto: boolean;
          tiene_dueno: boolean;
          tiene_telefono: boolean;
          tiktok: string | null;
          updated_at: string;
          user_id: string | null;
          video_embed_url: string | null;
          video_url: string | null;
          visitas: number;
          web: string | null;
          web_publicada: string | null;
          whatsapp: string | null;
          whatsapp_e164: string | null;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: "negocios_slug_categoria_fkey";
            columns: ["slug_categoria"];
            isOneToOne: false;
            referencedRelation: "categorias";
            referencedColumns: ["slug"];
          },
        ];
      };
      ordenes: {
        Row: {
          asignada_at: string | null;
          checkout_url: string | null;
          created_at: string;
          email: string | null;
          estado: string;
          expira_at: string;
          id: string;
          moneda: string;
          monto_centavos: number;
          negocio_id: string | null;
          plan: string;
          preferencia_id: string | null;
          red: string | null;
          referencia: string;
          revisada_at: string | null;
          solicitud: string | null;
          user_id: string | null;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: "ordenes_negocio_id_fkey";
            columns: ["negocio_id"];
            isOneToOne: false;
            referencedRelation: "negocios";
            referencedColumns: ["id"];
          },
        ];
      };
      pagos: {
        Row: {
          aprobado_at: string | null;
          comprobante_url: string | null;
          created_at: string;
          detalle: string | null;
          devuelto_centavos: number;
          estado: string;
          id: string;
          metodo: string | null;
          monto_centavos: number;
          orden_id: string;
          problema: string | null;
          proveedor_at: string;
          updated_at: string;
          vence_at: string | null;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: "pagos_orden_id_fkey";
            columns: ["orden_id"];
            isOneToOne: false;
            referencedRelation: "ordenes";
            referencedColumns: ["id"];
          },
        ];
      };
      pagos_eventos: {
        Row: {
          created_at: string;
          orden_id: string | null;
          recurso: string;
          resultado: string | null;
          solicitud: string;
          tema: string;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: "pagos_eventos_orden_id_fkey";
            columns: ["orden_id"];
            isOneToOne: false;
            referencedRelation: "ordenes";
            referencedColumns: ["id"];
          },
        ];
      };
      periodos: {
        Row: {
          cortesia: string | null;
          created_at: string;
          id: string;
          inicia_at: string;
          negocio_id: string;
          pago_id: string | null;
          plan: string;
          termina_at: string | null;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: "periodos_negocio_id_fkey";
            columns: ["negocio_id"];
            isOneToOne: false;
            referencedRelation: "negocios";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "periodos_pago_id_fkey";
            columns: ["pago_id"];
            isOneToOne: true;
            referencedRelation: "pagos";
            referencedColumns: ["id"];
          },
        ];
      };
      profiles: {
        Row: { email: string; id: string; plan_type: string; updated_at: string; user_id: string | null };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      promociones: {
        Row: {
          created_at: string;
          descripcion: string | null;
          fecha_fin: string;
          fecha_inicio: string;
          id: string;
          imagen_url: string | null;
          negocio_id: string;
          titulo: string;
          updated_at: string;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: "promociones_negocio_id_fkey";
            columns: ["negocio_id"];
            isOneToOne: false;
            referencedRelation: "negocios";
            referencedColumns: ["id"];
          },
        ];
      };
      reclamos: {
        Row: {
          created_at: string;
          decidido_at: string | null;
          decidido_por: string | null;
          estado: string;
          foto: string | null;
          id: string;
          negocio_id: string;
          nota: string | null;
          user_id: string;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: "reclamos_negocio_id_fkey";
            columns: ["negocio_id"];
            isOneToOne: false;
            referencedRelation: "negocios";
            referencedColumns: ["id"];
          },
        ];
      };
      reportes: {
        Row: {
          correo: string | null;
          created_at: string;
          detalle: string | null;
          estado: string;
          id: string;
          motivo: string;
          negocio_id: string;
          sugerencia: string | null;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: "reportes_negocio_id_fkey";
            columns: ["negocio_id"];
            isOneToOne: false;
            referencedRelation: "negocios";
            referencedColumns: ["id"];
          },
        ];
      };
      revisiones: {
        Row: {
          aceptados: string[];
          autores: Json;
          cambios: Json;
          created_at: string;
          decidida_at: string | null;
          decidida_por: string | null;
          estado: string;
          id: string;
          motivo: string | null;
          negocio_id: string;
          numeros: Json;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: "revisiones_negocio_id_fkey";
            columns: ["negocio_id"];
            isOneToOne: false;
            referencedRelation: "negocios";
            referencedColumns: ["id"];
          },
        ];
      };
      sinonimos: {
        Row: {
          clave: string | null;
          equivale: string | null;
          fuente: string;
          id: number;
          plano: string | null;
          scian: string | null;
          significado: string | null;
          termino: string;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      solicitudes_arco: {
        Row: {
          apartada: boolean;
          aviso_el: string;
          cerrada_at: string | null;
          correo: string;
          created_at: string;
          datos: string;
          estado: string;
          id: string;
          negocio_id: string | null;
          nombre: string;
          numero: number;
          orden: string;
          prorrogada: boolean;
          respuestas: string | null;
          tipo: string;
          user_id: string | null;
          vence_el: string;
        };
        Insert: never;
        Update: never;
        Relationships: [
          {
            foreignKeyName: "solicitudes_arco_negocio_id_fkey";
            columns: ["negocio_id"];
            isOneToOne: false;
            referencedRelation: "negocios";
            referencedColumns: ["id"];
          },
        ];
      };
    };
    Views: { [_ in never]: never };
    Functions: {
      accept_business: { Args: { at?: string; business: string; person: string }; Returns: string };
      add_admin: { Args: { admin_email: string; reviewer: string }; Returns: string };
      add_administered_business: {
        Args: {
          at?: string;
          form: Json;
          given_plan?: string;
          is_published: boolean;
          months?: number;
          new_id: string;
          new_owner?: string;
          reason?: string;
          request: string;
          reviewer: string;
          slugs: string[];
        };
        Returns: { id: string; is_new: boolean; slug: string }[];
      };
      add_arco_request: {
        Args: {
          address: string;
          at?: string;
          business_slug?: string;
          due: string;
          kind: string;
          person?: string;
          remind: string;
          sender: string;
          words: string;
        };
        Returns: Json;
      };
      add_claim: { Args: { business_slug: string; claimant: string; note: string; photo?: string }; Returns: string };
      add_message: { Args: { address: string; at?: string; sender: string; words: string }; Returns: string };
      add_picture: {
        Args: {
          blur?: string;
          business: string;
          instead?: string;
          moderation?: string;
          path: string;
          person: string;
          place?: string;
        };
        Returns: Json;
      };
      add_report: {
        Args: { address?: string; business_slug: string; detail: string; reason: string; suggestion?: string };
        Returns: string;
      };
      address_of_link: { Args: { token_hash: string }; Returns: string };
      admin_order: { Args: { at?: string; order_id: string; reviewer: string }; Returns: Json };
      admin_statistics: { Args: { at?: string; reviewer: string }; Returns: Json };
      ai_report: { Args: { at?: string; reviewer: string }; Returns: Json };
      announce_privacy_notice: { Args: { version: string }; Returns: number };
      answer_invitation: { Args: { business: string; is_accepted: boolean; person: string }; Returns: boolean };
      applied_migrations: { Args: never; Returns: string[] };
      apply_notified_payment: {
        Args: {
          collector: string;
          is_live: boolean;
          moderation: string;
          payment: Json;
          request: string;
          resource: string;
          topic: string;
        };
        Returns: string;
      };
      apply_payment: {
        Args: { at?: string; collector: string; is_live: boolean; moderation: string; payment: Json };
        Returns: string;
      };
      assign_month: {
        Args: { at?: string; business: string; moderation: string; person: string; wanted_plan: string };
        Returns: boolean;
      };
      assign_month_for: {
        Args: { at?: string; business: string; moderation: string; order_id: string; reviewer: string };
        Returns: string;
      };
      begin_ai_picture: {
        Args: {
          at?: string;
          budget: number;
          business: string;
          estimate: number;
          is_draft: boolean;
          kind: string;
          person: string;
          wish: Json;
        };
        Returns: Json;
      };
      begin_ai_use: {
        Args: { at?: string; budget: number; business?: string; estimate: number; kind: string; person?: string };
        Returns: Json;
      };
      begin_export: { Args: { dataset: string; format: string; reviewer: string }; Returns: undefined };
      begin_import_pass: { Args: { at?: string; import: string; reviewer: string; step: string }; Returns: Json };
      begin_order_lookup: { Args: { order_id: string; reviewer: string }; Returns: boolean };
      begin_payment_event: { Args: { request: string; resource: string; topic: string }; Returns: boolean };
      bootstrap_admin: { Args: { person: string }; Returns: boolean };
      cancel_import: { Args: { at?: string; import: string; reviewer: string }; Returns: string };
      change_synonym: {
        Args: {
          is_kept: boolean;
          is_removed: boolean;
          meaning: string;
          query: string;
          reviewer: string;
          synonym?: number;
          term: string;
        };
        Returns: Json;
      };
      claim_domain: { Args: { business_slug: string }; Returns: string };
      common_terms: { Args: never; Returns: { escrito: string; termino: string }[] };
      confirm_hours: { Args: { business: string; person: string }; Returns: boolean };
      count_businesses_by_category: { Args: never; Returns: { nombre: string; slug: string; total: number }[] };
      count_requests: { Args: { at?: string; reviewer: string }; Returns: Json };
      count_waiting: { Args: { reviewer: string }; Returns: Json };
      create_order: {
        Args: {
          business?: string;
          buyer?: string;
          buyer_email?: string;
          network?: string;
          request?: string;
          wanted_plan: string;
        };
        Returns: Database["public"]["Tables"]["ordenes"]["Row"][];
      };
      current_viewer: { Args: never; Returns: Json };
      decide_arco_request: {
        Args: {
          answer?: string;
          at?: string;
          decision: string;
          due?: string;
          remind?: string;
          request: string;
          reviewer: string;
        };
        Returns: string;
      };
      decide_businesses: {
        Args: { at?: string; businesses: string[]; decision: string; reason?: string; reviewer: string };
        Returns: Json;
      };
      decide_claim: { Args: { at?: string; claim: string; is_granted: boolean; reviewer: string }; Returns: string };
      decide_invoice: {
        Args: { at?: string; invoice: string; outcome: string; reason?: string; reviewer: string };
        Returns: string;
      };
      decide_message: { Args: { answer?: string; at?: string; message: string; reviewer: string }; Returns: boolean };
      decide_reports: {
        Args: {
          at?: string;
          business: string;
          changes?: Json;
          decision: string;
          reason?: string;
          reports: string[];
          reviewer: string;
        };
        Returns: string;
      };
      decide_revision: {
        Args: { accepted: string[]; at?: string; reason?: string; reviewer: string; revision: string };
        Returns: string;
      };
      delete_own_business: { Args: { at?: string; business: string; person: string }; Returns: boolean };
      delete_promotion: { Args: { business: string; person: string; promotion: string }; Returns: Json };
      deployment_state: { Args: { at?: string }; Returns: Json };
      describe_pictures: { Args: { business: string; descriptions: Json; person: string }; Returns: undefined };
      discard_ai_picture: { Args: { at?: string; business: string; person: string; turn: string }; Returns: string };
      dismiss_alerts: { Args: { business: string; reviewer: string; seen: number[] }; Returns: number };
      disown_business: { Args: { at?: string; business: string; person: string }; Returns: boolean };
      drop_past_special_days: { Args: { most?: number }; Returns: number };
      edit_business: {
        Args: { base_version?: Json; business: string; changes: Json; moderation?: string; person: string };
        Returns: Json;
      };
      edit_own_business: { Args: { business: string; changes: Json }; Returns: Json };
      end_account_sessions: { Args: { account_email: string; reviewer: string }; Returns: boolean };
      end_ai_use: {
        Args: {
          cost?: number;
          input?: number;
          model?: string;
          output?: number;
          pictures?: number;
          problem?: string;
          use: string;
        };
        Returns: boolean;
      };
      end_courtesy: {
        Args: { at?: string; courtesy: string; moderation: string; reason: string; reviewer: string };
        Returns: string;
      };
      end_deletion_wait: { Args: { at?: string; business: string; reviewer: string }; Returns: boolean };
      end_own_sessions: { Args: { session?: string }; Returns: undefined };
      export_rows: { Args: { after?: string; dataset: string; reviewer: string; size?: number }; Returns: Json };
      fail_ai_picture: { Args: { at?: string; problem: string; turn: string }; Returns: boolean };
      fail_starter_text: { Args: { at?: string; business: string; is_final: boolean }; Returns: undefined };
      finish_ai_picture: { Args: { at?: string; blur?: string; path: string; turn: string }; Returns: boolean };
      finish_import: {
        Args: {
          at?: string;
          has_errors: boolean;
          import: string;
          outcome: string;
          problem?: string;
          report: Json;
          turn: number;
        };
        Returns: string;
      };
      finish_mail: { Args: { at?: string; is_sent: boolean; mail: number }; Returns: undefined };
      finish_moderation: { Args: { at?: string; business: string; is_done: boolean; judged: Json }; Returns: undefined };
      finish_payment_event: {
        Args: { outcome: string; payments?: string[]; request: string; resource: string; topic: string };
        Returns: undefined;
      };
      finish_starter_text: {
        Args: { business: string; is_draft: boolean; prompt_version: string; words: string };
        Returns: boolean;
      };
      fold_search: { Args: { term: string }; Returns: { periodo: number; termino: string }[] };
      follow_changes: {
        Args: { lease_ms?: number; node: string; passed?: number };
        Returns: { changed: Json; due_ms: number; head: number; reach: number; settled: number }[];
      };
      get_listing: { Args: { business_slug: string }; Returns: Json };
      get_mail_subscription: { Args: { address_hash: string }; Returns: boolean };
      get_public_business: { Args: { business_slug: string }; Returns: Json };
      get_queue_item: { Args: { item: string; kind: string; reviewer: string }; Returns: Json };
      give_ai_use_back: { Args: { at?: string; business: string; kind: string; reviewer: string }; Returns: boolean };
      give_courtesy: {
        Args: {
          at?: string;
          business: string;
          given_plan: string;
          last_day?: string;
          moderation: string;
          months?: number;
          reason: string;
          reviewer: string;
        };
        Returns: string;
      };
      give_plan: {
        Args: {
          at?: string;
          business: string;
          given_plan: string;
          moderation: string;
          reason: string;
          until?: string;
        };
        Returns: string;
      };
      grant_admin: { Args: { admin_id: string }; Returns: undefined } | { Args: { admin_email: string }; Returns: undefined };
      has_recent_proof: { Args: never; Returns: boolean };
      has_stored_picture: { Args: { bucket: string; business: string; path: string }; Returns: boolean };
      import_denue: { Args: { rows: Json }; Returns: Json };
      import_legacy: { Args: { rows: Json }; Returns: Json };
      import_rows: {
        Args: { at?: string; batch: number; import: string; rows: Json; seen: Json; turn: number };
        Returns: Json;
      };
      import_showcase: { Args: { rows: Json }; Returns: number };
      invite_helper: { Args: { address: string; at?: string; business: string; person: string }; Returns: string };
      is_administrator: { Args: { person: string }; Returns: boolean };
      keep_ai_content: {
        Args: {
          business: string;
          content: Json;
          is_draft: boolean;
          kind: string;
          person: string;
          prompt_version: string;
        };
        Returns: boolean;
      };
      keep_ai_picture: {
        Args: { alt: string; at?: string; business: string; path: string; person: string; turn: string };
        Returns: Json;
      };
      lapse_plans: { Args: { at?: string; moderation: string }; Returns: number };
      last_fiscal_data: {
        Args: { person: string };
        Returns: { codigo_postal: string; razon_social: string; regimen: string; rfc: string; uso: string }[];
      };
      link_account: { Args: { at?: string; person: string }; Returns: number };
      list_activities: {
        Args: { category?: string; neighborhood?: string };
        Returns: { nombre: string; slug: string; slug_categoria: string; total: number }[];
      };
      list_activity: {
        Args: { activity: string; neighborhood?: string; page?: number; page_size?: number };
        Returns: Json;
      };
      list_admin_businesses: {
        Args: {
          backward?: boolean;
          category?: string;
          cursor_id?: string;
          cursor_key?: string;
          descending?: boolean;
          featured?: boolean;
          owned?: boolean;
          page_size?: number;
          plan?: string;
          reviewer: string;
          sort?: string;
          status?: string;
          term?: string;
        };
        Returns: Json;
      };
      list_admin_invoices: {
        Args: {
          batch?: number;
          before_at?: string;
          before_id?: string;
          month?: string;
          reviewer: string;
          wanted_state?: string;
        };
        Returns: {
          aprobado_at: string;
          codigo_postal: string;
          correo: string;
          created_at: string;
          decidida_at: string;
          devuelto_centavos: number;
          estado: string;
          id: string;
          metodo: string;
          monto_centavos: number;
          motivo: string;
          orden_id: string;
          pago_estado: string;
          pago_id: string;
          plan: string;
          problema: string;
          razon_social: string;
          regimen: string;
          rfc: string;
          uso: string;
        }[];
      };
      list_admin_orders: {
        Args: {
          at?: string;
          batch?: number;
          before_at?: string;
          before_id?: string;
          month?: string;
          reviewer: string;
          term?: string;
          wanted_state?: string;
          wanted_view?: string;
        };
        Returns: {
          correo: string;
          created_at: string;
          devuelto_centavos: number;
          estado: string;
          id: string;
          monto_centavos: number;
          negocio: string;
          negocio_id: string;
          pago_detalle: string;
          pago_estado: string;
          pago_id: string;
          pagos: number;
          plan: string;
          por_asignar: boolean;
          problema: string;
          slug: string;
          tiene_cuenta: boolean;
        }[];
      };
      list_admin_payment_events: {
        Args: {
          batch?: number;
          before_at?: string;
          before_key?: string;
          only_waiting?: boolean;
          reviewer: string;
        };
        Returns: {
          clave: string;
          created_at: string;
          orden_id: string;
          recurso: string;
          resultado: string;
          tema: string;
        }[];
      };
      list_administered_promotions: {
        Args: { business: string; reviewer: string };
        Returns: Database["public"]["Tables"]["promociones"]["Row"][];
      };
      list_administrators: {
        Args: { reviewer: string };
        Returns: { created_at: string; email: string; hecho_por: string; id: string; puede_entrar: boolean }[];
      };
      list_alike_businesses: {
        Args: { name: string; phone: string; reviewer: string };
        Returns: { colonia: string; direccion: string; id: string; nombre: string; slug: string; telefono: string }[];
      };
      list_arco_requests: {
        Args: { after_day?: string; after_number?: number; batch?: number; is_open?: boolean; reviewer: string };
        Returns: {
          apartada: boolean;
          con_cuenta: boolean;
          correo: string;
          created_at: string;
          datos: string;
          estado: string;
          folio: string;
          id: string;
          negocio: string;
          negocio_id: string;
          nombre: string;
          numero: number;
          orden: string;
          prorrogada: boolean;
          respuestas: string;
          tipo: string;
          vence_el: string;
        }[];
      };
      list_clear_registrations: { Args: { reviewer: string; term?: string }; Returns: Json };
      list_courtesies: {
        Args: {
          at?: string;
          batch?: number;
          before_at?: string;
          before_id?: string;
          business?: string;
          reviewer: string;
        };
        Returns: {
          id: string;
          inicia_at: string;
          motivo: string;
          negocio: string;
          negocio_id: string;
          plan: string;
          slug: string;
          termina_at: string;
        }[];
      };
      list_featured_businesses: { Args: never; Returns: Json };
      list_helpers: {
        Args: { business: string; person: string };
        Returns: { created_at: string; email: string; is_accepted: boolean }[];
      };
      list_imports: {
        Args: { at?: string; batch?: number; reviewer: string };
        Returns: {
          archivo: string;
          con_archivo: boolean;
          con_errores: boolean;
          conteo: Json;
          created_at: string;
          edicion: string;
          escribe: boolean;
          estado: string;
          id: string;
          informe: Json;
          lineas: number;
          problema: string;
          se_cancela: boolean;
          terminada_at: string;
          tipo: string;
        }[];
      };
      list_invitations: {
        Args: { page?: number; person: string };
        Returns: { id: string; is_last: boolean; nombre: string }[];
      };
      list_keyword_ideas: {
        Args: { business: string; person: string; since: string };
        Returns: { motivo: string; termino: string; veces: number }[];
      };
      list_merge_candidates: { Args: { business: string; reviewer: string; term?: string }; Returns: Json };
      list_messages: {
        Args: { after_at?: string; after_id?: string; batch?: number; is_open?: boolean; reviewer: string };
        Returns: {
          apartado: boolean;
          correo: string;
          created_at: string;
          estado: string;
          id: string;
          momento: string;
          nombre: string;
          respuesta: string;
          texto: string;
        }[];
      };
      list_neighborhoods: { Args: never; Returns: { nombre: string; slug: string; total: number }[] };
      list_orphan_pictures: { Args: { at?: string; batch: number }; Returns: { bucket: string; path: string }[] };
      list_own_businesses: {
        Args: { as_helper?: boolean; at?: string; person: string };
        Returns: {
          id: string;
          is_approved: boolean;
          motivo_rechazo: string;
          nombre: string;
          pagado_hasta: string;
          pide_cambios: boolean;
          plan: string;
          por_aceptar: boolean;
          por_correo: boolean;
          slug: string;
        }[];
      };
      list_own_payments: {
        Args: { at?: string; person: string };
        Returns: {
          aprobado_at: string;
          factura: string;
          factura_motivo: string;
          monto_centavos: number;
          negocio: string;
          paga: boolean;
          pago_id: string;
          plan: string;
          plazo: string;
        }[];
      };
      list_own_promotions: {
        Args: { business: string; person: string };
        Returns: Database["public"]["Tables"]["promociones"]["Row"][];
      };
      list_own_searches: {
        Args: { business: string; person: string; since: string };
        Returns: { termino: string; veces: number }[];
      };
      list_own_sessions: {
        Args: never;
        Returns: { created_at: string; id: string; is_current: boolean; seen_at: string; user_agent: string }[];
      };
      list_payable_businesses: {
        Args: { reviewer: string; term: string };
        Returns: { colonia: string; eliminado: boolean; id: string; nombre: string; plan: string; slug: string }[];
      };
      list_public_businesses: {
        Args: {
          after?: Json;
          category?: string;
          delivery?: string;
          east?: number;
          neighborhood?: string;
          north?: number;
          open_now?: boolean;
          page_size?: number;
          payment?: string;
          plan?: string;
          south?: number;
          term?: string;
          west?: number;
          with_phone?: boolean;
        };
        Returns: Json;
      };
      list_queue: {
        Args: {
          after_free?: boolean;
          after_id?: string;
          after_since?: string;
          kind?: string;
          page_size?: number;
          reviewer: string;
          term?: string;
        };
        Returns: Json;
      };
      list_removable_businesses: { Args: { at?: string; batch: number }; Returns: { id: string; pictures: Json }[] };
      list_removable_import_files: { Args: { at?: string; batch: number }; Returns: string[] };
      list_removable_papers: { Args: { at?: string; batch: number }; Returns: string[] };
      list_reported: {
        Args: {
          after_at?: string;
          after_id?: string;
          at?: string;
          batch?: number;
          business?: string;
          reviewer: string;
        };
        Returns: {
          abiertos: number;
          con_dueno: boolean;
          con_semana: boolean;
          contactos: number;
          desde: string;
          direccion: string;
          horario: string;
          horario_vigente: number;
          negocio_id: string;
          nombre: string;
          plan: string;
          reportes: Json;
          slug: string;
          telefono: string;
          telefono_vigente: number;
        }[];
      };
      list_searches: { Args: { days?: number; kind: string; reviewer: string; size?: number }; Returns: Json };
      list_synonyms: {
        Args: {
          after?: string;
          after_code?: boolean;
          after_id?: number;
          only_own?: boolean;
          reviewer: string;
          size?: number;
          term?: string;
        };
        Returns: Json;
      };
      list_trail: {
        Args: {
          action?: string;
          batch?: number;
          before?: number;
          business?: string;
          person?: string;
          reviewer: string;
          since?: string;
          until?: string;
        };
        Returns: {
          accion: string;
          antes: Json;
          correo: string;
          created_at: string;
          despues: Json;
          entidad: string;
          id: number;
          negocio: string;
          negocio_id: string;
          persona: string;
          sujeto: string;
        }[];
      };
      list_trail_people: { Args: { reviewer: string }; Returns: { correo: string; persona: string }[] };
      list_unassigned_months: { Args: { person: string }; Returns: { months: number; plan: string }[] };
      list_unfinished_orders: {
        Args: { at?: string; person: string };
        Returns: {
          comprobante_url: string;
          estado: string;
          id: string;
          monto_centavos: number;
          negocio: string;
          negocio_id: string;
          pago_detalle: string;
          pago_estado: string;
          plan: string;
          plan_pagado: string;
          vence_at: string;
        }[];
      };
      list_unowned_matches: {
        Args: { name: string; phone: string };
        Returns: { colonia: string; direccion: string; nombre: string; slug: string }[];
      };
      merge_businesses: { Args: { at?: string; kept: string; merged: string; reviewer: string }; Returns: string };
      note_own_device: { Args: { device: string }; Returns: undefined };
      oldest_starter_text: { Args: { at?: string }; Returns: string };
      oldest_waiting_mail: { Args: { at?: string }; Returns: string };
      open_voucher: {
        Args: { at?: string; order_id: string };
        Returns: {
          comprobante_url: string;
          monto_centavos: number;
          pago_id: string;
          plan_pagado: string;
          vence_at: string;
        }[];
      };
      operating_figures: { Args: { at?: string }; Returns: Json };
      ping: { Args: never; Returns: string };
      preview_account_deletion: { Args: { person: string }; Returns: { nombre: string; outcome: string; slug: string }[] };
      prolong_ai_picture: { Args: { at?: string; turn: string }; Returns: boolean };
      purge_accounts: { Args: { at?: string }; Returns: number };
      purge_ai: { Args: { at?: string }; Returns: undefined };
      purge_ledger: { Args: { at?: string }; Returns: undefined };
      purge_requests: { Args: { at?: string }; Returns: undefined };
      purge_statistics: { Args: never; Returns: undefined };
      put_starter_text_away: { Args: { business: string; person: string }; Returns: boolean };
      queue_arco_reminders: { Args: { at?: string; support?: string }; Returns: number };
      queue_reminders: { Args: { at?: string }; Returns: number };
      queue_weekly_mails: { Args: { at?: string; batch: number }; Returns: number };
      read_administered_business: { Args: { business: string; reviewer: string; since?: string }; Returns: Json };
      read_ai_content: {
        Args: { business: string; person: string };
        Returns: Database["public"]["Tables"]["negocio_ia"]["Row"][];
      };
      read_ai_picture: { Args: { at?: string; business: string; kind: string; person: string }; Returns: Json };
      read_ai_standing: {
        Args: { at?: string; budget: number; business?: string; estimate: number; kind: string; person?: string };
        Returns: { refusal: string; tries: number; tries_left: number }[];
      };
      read_decision: { Args: { at?: string; decision: string; reviewer: string }; Returns: Json };
      read_own_business: { Args: { business: string; person: string }; Returns: Json };
      read_own_statistics: { Args: { business: string; person: string; since: string }; Returns: Json };
      read_starter_text: {
        Args: { at?: string; business: string; person: string };
        Returns: { is_draft: boolean; is_waiting: boolean; was_put: boolean; words: string }[];
      };
      record_event: {
        Args: { business_slug: string; kind: string; origin: string; viewer?: string; visitor: string };
        Returns: boolean;
      };
      record_search: {
        Args: { alike_count?: number; is_missed?: boolean; mark?: number; result_count: number; term: string };
        Returns: boolean;
      };
      redeem_claim_code: {
        Args: { at?: string; business_slug: string; claimant: string; code_hash: string };
        Returns: string;
      };
      refresh_vocabulary: { Args: never; Returns: undefined };
      register_business: {
        Args: {
          at?: string;
          contact_email?: string;
          form: Json;
          moderation: string;
          new_id?: string;
          owner?: string;
          request: string;
          slugs: string[];
          wanted_plan?: string;
        };
        Returns: { id: string; is_approved: boolean; is_new: boolean; slug: string }[];
      };
      release_account: { Args: { at?: string; person: string }; Returns: boolean };
      remove_admin: { Args: { person: string; reviewer: string }; Returns: string };
      remove_business: { Args: { at?: string; business: string }; Returns: boolean };
      remove_helper: { Args: { address?: string; business: string; person: string }; Returns: boolean };
      remove_promotion: { Args: { business: string; promotion: string; reviewer: string }; Returns: Json };
      request_claim_code: {
        Args: {
          address: string;
          at?: string;
          business_slug: string;
          claimant: string;
          code: string;
          code_hash: string;
        };
        Returns: string;
      };
      request_invoice: {
        Args: {
          at?: string;
          legal_name: string;
          payment: string;
          person: string;
          postal_code: string;
          regime: string;
          tax_id: string;
          usage: string;
        };
        Returns: string;
      };
      resubmit_business: { Args: { at?: string; business: string; person: string }; Returns: string };
      save_administered_business: {
        Args: {
          business: string;
          changes: Json;
          is_confirmed?: boolean;
          new_owner?: string;
          reviewer: string;
          version: string;
        };
        Returns: string;
      };
      save_promotion: {
        Args: { base_version?: string; business: string; fields: Json; person: string; promotion: string };
        Returns: Json;
      };
      search_businesses: {
        Args: {
          category?: string;
          delivery?: string;
          lat?: number;
          lng?: number;
          neighborhood?: string;
          open_now?: boolean;
          page?: number;
          page_size?: number;
          payment?: string;
          plan?: string;
          radius_m?: number;
          term?: string;
          unknown_hours?: boolean;
          with_phone?: boolean;
        };
        Returns: Json;
      };
      set_mail_subscription: { Args: { address_hash: string; is_on: boolean }; Returns: undefined };
      set_order_checkout: { Args: { order_id: string; preference: string; url: string }; Returns: string };
      show_contact: { Args: { business_slug: string }; Returns: Json };
      sitemap_businesses: { Args: { part: number; part_size: number }; Returns: Json };
      sitemap_lists: { Args: { least_businesses: number }; Returns: Json };
      sitemap_parts: { Args: { part_size: number }; Returns: Json };
      start_import: {
        Args: {
          at?: string;
          edition: string;
          file_name: string;
          import: string;
          kind: string;
          parts: number;
          reviewer: string;
        };
        Returns: string;
      };
      suggest: { Args: { term: string }; Returns: Json };
      switch_ai: { Args: { is_on: boolean; reviewer: string }; Returns: boolean };
      take_mails: {
        Args: { at?: string; batch: number };
        Returns: { datos: Json; id: number; para: string; tipo: string }[];
      };
      take_moderation: { Args: { at?: string }; Returns: Json };
      take_orders_to_review: { Args: { at?: string; batch: number }; Returns: { id: string; referencia: string }[] };
      take_starter_text: { Args: { at?: string }; Returns: Database["public"]["Tables"]["negocios"]["Row"][] };
      undo_decision: { Args: { at?: string; decision: string; reviewer: string }; Returns: Json };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
