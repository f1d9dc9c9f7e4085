export const fileDownload = (body: BodyInit, fileName: string, type = "text/csv; charset=utf-8"): Response =>
  new Response(body, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${fileName}"`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
