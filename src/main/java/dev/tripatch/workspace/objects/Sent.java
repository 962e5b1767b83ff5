package dev.tripatch.workspace.objects;

/**
 * What kubectl apply would send for many objects.
 *
 * @param fields so many fields change
 * @param parts so many parts differ inside those of them that are sent as a whole
 * @param lost so many fields and parts of local do not arrive
 * @param objects in so many objects
 * @param created so many objects are not live yet
 * @param annotated of so many only kubectl's annotation is written
 * @param withoutEffect for so many there is a patch that leaves every field as it is
 */
public record Sent(
    int fields, int parts, int lost, int objects, int created, int annotated, int withoutEffect) {

  /** {@code kubectl apply would send: 5 fields in 3 objects · 1 new object}. */
  public String words() {
    return ObjectsWording.WILL_BE_SENT.text(
        "fields",
        fields,
        "parts",
        parts,
        "lost",
        lost,
        "objects",
        objects,
        "created",
        created,
        "annotated",
        annotated,
        "without",
        withoutEffect);
  }
}
