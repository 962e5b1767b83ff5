package dev.tripatch.ui.panes.model;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.show.pane.PatchLook;
import dev.tripatch.ui.panes.document.DecisionMemory;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.Drafts;
import dev.tripatch.ui.panes.document.Drafts.WrittenText;
import dev.tripatch.ui.panes.document.History;
import dev.tripatch.ui.panes.document.LeftOutFields;
import dev.tripatch.ui.panes.document.NamedText;
import dev.tripatch.ui.panes.document.SchemaDocuments;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** The three documents of the window. */
public final class Documents {

  private final History history = new History();
  private final DocumentViewModel lastApplied = new DocumentViewModel(Role.LAST_APPLIED, history);
  private final DocumentViewModel local = new DocumentViewModel(Role.LOCAL, history);
  private final DocumentViewModel live = new DocumentViewModel(Role.LIVE, history);
  private final Drafts drafts = new Drafts(history);

  private final LeftOutFields leftOut = new LeftOutFields(history);

  private final DecisionMemory memory = new DecisionMemory(history, all(), leftOut);

  private final SchemaDocuments schemas = new SchemaDocuments(history);

  private final DocumentViewModel pasted =
      new DocumentViewModel(ModelWords.TEXT_OF_AN_ERROR.text(), new History());

  private final AppliedBy appliedBy = new AppliedBy();
  private final SecretsViewModel secrets = new SecretsViewModel();

  /** Three blank documents. */
  public Documents() {
    all().forEach(document -> document.setOnOpen(secrets::begin));
  }

  /** What was done to them, and to the patches that the person composes. */
  public History history() {
    return history;
  }

  /** The last-applied configuration; blank if it is taken from live's annotation. */
  public DocumentViewModel lastApplied() {
    return lastApplied;
  }

  /** The local configuration. */
  public DocumentViewModel local() {
    return local;
  }

  /** The live object. */
  public DocumentViewModel live() {
    return live;
  }

  /** The document of a pane; empty for the patch and the result, which are calculated. */
  public Optional<DocumentViewModel> of(Role pane) {
    return switch (pane) {
      case LAST_APPLIED -> Optional.of(lastApplied);
      case LOCAL -> Optional.of(local);
      case LIVE -> Optional.of(live);
      case PATCH, RESULT -> Optional.empty();
    };
  }

  /** All three, in the order of the panes. */
  public List<DocumentViewModel> all() {
    return List.of(lastApplied, local, live);
  }

  /** The patches that the person composes. */
  public Drafts drafts() {
    return drafts;
  }

  /** What the person puts over the built-in schemas. */
  public SchemaDocuments schemas() {
    return schemas;
  }

  /** The fields that are left out of the calculated patch. */
  public LeftOutFields leftOut() {
    return leftOut;
  }

  /** The text of an error that the person is about to open; it has its own history. */
  public DocumentViewModel pasted() {
    return pasted;
  }

  /** What is decided of these documents, and of those that were shown before. */
  public DecisionMemory memory() {
    return memory;
  }

  /** Who applies local. */
  public AppliedBy appliedBy() {
    return appliedBy;
  }

  /** What is masked in them, and what is revealed. */
  public SecretsViewModel secrets() {
    return secrets;
  }

  /**
   * What there is to compare, with the patch as it is shown first; empty while live is blank, or
   * local while no patch is composed: that does not use it.
   */
  public Optional<Texts> snapshot() {
    Optional<WrittenText> written = drafts.snapshot();
    if (written.isPresent()) {
      return texts(new NamedText(local.getOpened().name(), local.getText()), written);
    }
    return local.snapshot().flatMap(mine -> texts(mine, written));
  }

  /**
   * What there would be to compare with other documents in the panes.
   *
   * @param texts by pane; blank ones, and those that are missing, do not count
   * @param fields what would be left out of their patch
   */
  public Optional<Texts> snapshotOf(Map<Role, NamedText> texts, Set<FieldPath> fields) {
    Map<Role, NamedText> given = new EnumMap<>(texts);
    given.values().removeIf(each -> each.text().isBlank());
    return given.containsKey(Role.LOCAL) && given.containsKey(Role.LIVE)
        ? Optional.of(
            new Texts(
                new ThreeDocuments<>(
                    Optional.ofNullable(given.get(Role.LAST_APPLIED)),
                    Objects.requireNonNull(given.get(Role.LOCAL)),
                    Optional.ofNullable(given.get(Role.LIVE))),
                Optional.empty(),
                secrets.revealedAtFirst(),
                appliedBy.modeProperty().get(),
                PatchLook.FIRST,
                schemas.getInForce(),
                fields))
        : Optional.empty();
  }

  private Optional<Texts> texts(NamedText mine, Optional<WrittenText> written) {
    Optional<NamedText> theirs = live.snapshot();
    return theirs.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Texts(
                new ThreeDocuments<>(lastApplied.snapshot(), mine, theirs),
                written,
                secrets.revealedProperty().get(),
                appliedBy.modeProperty().get(),
                PatchLook.FIRST,
                schemas.getInForce(),
                leftOut.get()));
  }
}
