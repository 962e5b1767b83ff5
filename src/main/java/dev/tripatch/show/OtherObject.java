package dev.tripatch.show;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.document.reader.WantedObject.Counterpart;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.show.table.ShowWording;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A document that describes another object of the cluster than local does: kubectl would never
 * compare the two.
 *
 * @param pane which document
 * @param name the object that it describes
 * @param local the object that local describes
 */
public record OtherObject(Role pane, ObjectName name, ObjectName local) {

  /**
   * Live and last applied, as far as they describe another object. A missing namespace fits any, as
   * does another version of the same API, and a document that does not say what it describes.
   */
  public static List<OtherObject> in(ThreeDocuments<SourceDocument> documents) {
    Optional<ObjectName> local = nameIn(Optional.of(documents.local()));
    return local.stream()
        .flatMap(
            name ->
                Stream.of(
                        of(Role.LIVE, documents.live(), name),
                        of(Role.LAST_APPLIED, documents.lastApplied(), name))
                    .flatMap(Optional::stream))
        .filter(other -> other.pane() == Role.LIVE || !isLive(other.name, documents))
        .toList();
  }

  /** Last applied often comes with live, and then it is enough to mention it. */
  private static boolean isLive(ObjectName name, ThreeDocuments<SourceDocument> documents) {
    return nameIn(documents.live()).filter(name::equals).isPresent();
  }

  private static Optional<OtherObject> of(
      Role pane, Optional<SourceDocument> document, ObjectName local) {
    return nameIn(document)
        .filter(name -> !new Counterpart(local).fits(name))
        .map(name -> new OtherObject(pane, name, local));
  }

  private static Optional<ObjectName> nameIn(Optional<SourceDocument> document) {
    return document
        .flatMap(SourceDocument::object)
        .map(ObjectName::of)
        .filter(name -> !name.kind().isEmpty() && !name.name().isEmpty());
  }

  /** What is compared with what, and why that makes no sense. */
  public String sentence() {
    boolean looksTheSame = name.toString().equals(local.toString());
    return ShowWording.OTHER_OBJECT.text(
        "document",
        pane.title(),
        "object",
        described(name, looksTheSame),
        "local",
        described(local, looksTheSame));
  }

  /** With its apiVersion where nothing else distinguishes the two. */
  private static String described(ObjectName name, boolean withVersion) {
    return withVersion
        ? ShowWording.OBJECT_OF_VERSION.text("object", name, "version", name.apiVersion())
        : name.toString();
  }
}
