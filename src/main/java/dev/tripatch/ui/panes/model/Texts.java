package dev.tripatch.ui.panes.model;

import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.show.pane.PatchLook;
import dev.tripatch.ui.panes.document.Drafts.WrittenText;
import dev.tripatch.ui.panes.document.NamedText;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.schemas.OwnSchemas;
import java.util.Optional;
import java.util.Set;

/**
 * What the window asks: a snapshot of the three documents, of the patch that is composed, if one
 * is, and of what the person chose.
 *
 * @param documents last applied (empty if it is to be taken from live's annotation); local, blank
 *     only while a patch is composed, for that does not use it; live, never blank
 * @param written the patch that is composed; empty to calculate one
 * @param revealed which secrets are not masked in the answer
 * @param mode whose patch is calculated; empty for that of kubectl apply
 * @param look how the patch is to be shown
 * @param schemas what the person puts over the built-in schemas
 * @param leftOut the fields that are left out of the calculated patch
 */
public record Texts(
    ThreeDocuments<NamedText> documents,
    Optional<WrittenText> written,
    Revealed revealed,
    Optional<ComparisonMode> mode,
    PatchLook look,
    OwnSchemas schemas,
    Set<FieldPath> leftOut) {

  /** Documents to compare, whose secrets are all masked. */
  public Texts(ThreeDocuments<NamedText> documents) {
    this(
        documents,
        Optional.empty(),
        Revealed.NONE,
        Optional.empty(),
        PatchLook.FIRST,
        OwnSchemas.NONE,
        Set.of());
  }

  /** How many characters they have together. */
  public long length() {
    return documents.stream().mapToLong(each -> each.text().length()).sum()
        + written.map(each -> each.text().text().length()).orElse(0);
  }

  /** The same with other secrets revealed. */
  public Texts with(Revealed others) {
    return new Texts(documents, written, others, mode, look, schemas, leftOut);
  }

  /** The same, but the patch is calculated, not composed. */
  public Texts calculated() {
    return new Texts(documents, Optional.empty(), revealed, mode, look, schemas, leftOut);
  }

  /** The same, applied otherwise. */
  public Texts with(Optional<ComparisonMode> other) {
    return new Texts(documents, written, revealed, other, look, schemas, leftOut);
  }

  /** The same, with the patch shown in another way. */
  public Texts with(PatchLook other) {
    return new Texts(documents, written, revealed, mode, other, schemas, leftOut);
  }

  /** The same with other schemas. */
  public Texts with(OwnSchemas others) {
    return new Texts(documents, written, revealed, mode, look, others, leftOut);
  }
}
