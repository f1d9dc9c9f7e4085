"use client";

import "maplibre-gl/dist/maplibre-gl.css";
import { Map as MapView, Marker, NavigationControl, setWorkerUrl } from "maplibre-gl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { OWN_MAP_STYLE } from "@/lib/geo/map-style";
import type { Position } from "@/lib/geo/position";
import { PLACE_MESSAGES } from "@/lib/owner/place-messages";

const MIDDLE = { lat: 19.345, lng: -99.05 } as const;
const ZOOM = { borough: 11, pin: 15, most: 19, least: 9 } as const;

const SPANISH = {
  "Map.Title": "Mapa",
  "Marker.Title": "Pin de tu negocio: muévelo con las flechas, más lejos con Mayús",
  "NavigationControl.ZoomIn": "Acercar",
  "NavigationControl.ZoomOut": "Alejar",
  "AttributionControl.ToggleAttribution": "Fuente del mapa",
  "CooperativeGesturesHandler.WindowsHelpText": "Usa Ctrl y la rueda para acercar el mapa",
  "CooperativeGesturesHandler.MacHelpText": "Usa ⌘ y la rueda para acercar el mapa",
  "CooperativeGesturesHandler.MobileHelpText": "Mueve el mapa con dos dedos",
} as const;

type PinMapProps = {
  /** Null: the map's middle shows where it would be put. */
  position: Position | null;
  /** Style of another provider's map; null: our own. */
  styleUrl: string | null;
  onMove: (position: Position) => void;
};

export default function PinMap({ position, styleUrl, onMove }: PinMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const map = useRef<{ view: MapView; pin: Marker } | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const move = useEffectEvent(onMove);
  const open = useEffectEvent((container: HTMLElement) =>
    openMap(container, position, styleUrl, (moved) => move(moved)),
  );

  useEffect(() => {
    if (!frame.current) return;
    try {
      map.current = open(frame.current);
    } catch {
      setIsMissing(true);
    }
    return () => {
      map.current?.view.remove();
      map.current = null;
    };
  }, []);

  useEffect(() => {
    if (!map.current) return;
    const { view, pin } = map.current;
    if (!position) {
      pin.remove();
      return;
    }
    show(pin, position, view);
    if (!view.getBounds().contains(position)) view.jumpTo({ center: position });
  }, [position]);

  if (isMissing) return <p>{PLACE_MESSAGES.noMap}</p>;
  return (
    <div
      ref={frame}
      className="h-80 w-full overflow-hidden rounded-card border border-line [&_.maplibregl-ctrl-attrib_a]:underline"
    />
  );
}

/** A pin that is put on the map anew would lose the focus, and with it the next key. */
function show(pin: Marker, position: Position, view: MapView): void {
  pin.setLngLat(position);
  if (!pin.getElement().isConnected) pin.addTo(view);
}

/** @throws where the browser has no WebGL */
function openMap(
  container: HTMLElement,
  position: Position | null,
  styleUrl: string | null,
  move: (position: Position) => void,
) {
  setWorkerUrl(new URL("maplibre-gl/dist/maplibre-gl-worker.mjs", import.meta.url).href);
  const view = new MapView({
    container,
    style: styleUrl ?? OWN_MAP_STYLE,
    center: position ?? MIDDLE,
    zoom: position ? ZOOM.pin : ZOOM.borough,
    minZoom: ZOOM.least,
    maxZoom: ZOOM.most,
    // One finger scrolls the page, as everywhere.
    cooperativeGestures: true,
    dragRotate: false,
    attributionControl: { compact: true },
    locale: SPANISH,
  });
  view.addControl(new NavigationControl({ showCompass: false }));
  const pin = new Marker({ draggable: true, color: "#C2410C" });
  // By hand, and by the arrow keys: MapLibre moves a pin that has the focus.
  pin.on("dragend", () => move(pin.getLngLat()));
  // A tap on the pin is none on the map behind its head.
  pin.getElement().addEventListener("click", (event) => event.stopPropagation());
  view.on("click", ({ lngLat }) => move(lngLat));
  if (position) show(pin, position, view);
  return { view, pin };
}
