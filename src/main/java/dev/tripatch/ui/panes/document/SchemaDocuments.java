package dev.tripatch.ui.panes.document;

import dev.tripatch.document.data.DataFault;
import dev.tripatch.json.FieldPath;
import dev.tripatch.schema.overlay.Overlay;
import dev.tripatch.schema.overlay.OverlayFile;
import dev.tripatch.schema.overlay.RuleTarget;
import dev.tripatch.ui.settings.WhenChanged;
import dev.tripatch.workspace.schemas.OverlayText;
import dev.tripatch.workspace.schemas.OwnSchemas;
import dev.tripatch.workspace.schemas.Schemas.BroughtSchema;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/**
 * What a person puts over the built-in schemas: what they brought, and own rules. The rules are
 * what their text says; so they are edited, undone, saved and kept as every text is. While the text
 * has a fault, what it said last stays in force.
 */
public final class SchemaDocuments {

  private final History history;
  private final DocumentViewModel text;
  private Optional<Path> file = Optional.empty();
  private final BooleanProperty used = new SimpleBooleanProperty(true);
  private final ReadOnlyObjectWrapper<Overlay> overlay = new ReadOnlyObjectWrapper<>(Overlay.EMPTY);
  private final ReadOnlyObjectWrapper<Optional<DataFault>> fault =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<List<RuleTarget>> contradictions =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyObjectWrapper<List<BroughtSchema>> brought =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyObjectWrapper<OwnSchemas> inForce =
      new ReadOnlyObjectWrapper<>(OwnSchemas.NONE);

  /** No own rules, nothing brought. */
  public SchemaDocuments(History history) {
    this.history = history;
    this.text = new DocumentViewModel(DocumentWords.OWN_RULES.text(), history);
    text.textProperty().subscribe((before, now) -> read(now));
    WhenChanged.run(this::show, used, overlay, brought);
  }

  private void read(String yaml) {
    try {
      Overlay said = yaml.isBlank() ? Overlay.EMPTY : OverlayFile.read(yaml);
      contradictions.set(OverlayFile.contradictions(yaml));
      fault.set(Optional.empty());
      overlay.set(said);
    } catch (DataFault wrong) {
      contradictions.set(List.of());
      fault.set(Optional.of(wrong));
    }
  }

  private void show() {
    OwnSchemas now = new OwnSchemas(brought.get(), used.get() ? overlay.get() : Overlay.EMPTY);
    if (!now.equals(inForce.get())) {
      inForce.set(now);
    }
  }

  /**
   * Makes the own rules others; what is not about rules stays in their text as it is. Not while the
   * text has a fault.
   *
   * @param name what this is called, for undo
   * @param field the field that is selected again when it is undone; empty for none
   */
  public void edit(String name, Optional<FieldPath> field, Overlay wanted) {
    if (fault.get().isEmpty()) {
      used.set(true);
      String changed = OverlayText.changed(text.getText(), overlay.get(), wanted);
      history.act(name, field, () -> text.type(isNothing(changed) ? "" : changed));
    }
  }

  /** A text that says no rule and nothing else, and is in no file, is nothing to keep. */
  private boolean isNothing(String rules) {
    return file.isEmpty() && rules.strip().equals(OverlayFile.write(Overlay.EMPTY).strip());
  }

  /**
   * Shows own rules from a file.
   *
   * @param name what to call the file
   */
  public void open(String name, String yaml, Path from) {
    file = Optional.of(from);
    used.set(true);
    text.open(OpenDocument.unfiled(name, yaml));
  }

  /** The text was written to a file. */
  public void saved(Path to) {
    file = Optional.of(to);
    text.saved(OpenDocument.unfiled(String.valueOf(to.getFileName()), text.getText()));
  }

  /** Only built-in schemas from now on; what it answers brings back what was there. */
  Runnable setAside() {
    Optional<Path> fileBefore = file;
    boolean wasUsed = used.get();
    List<BroughtSchema> broughtBefore = brought.get();
    file = Optional.empty();
    used.set(true);
    brought.set(List.of());
    return () -> {
      file = fileBefore;
      used.set(wasUsed);
      brought.set(broughtBefore);
    };
  }

  /** The file of the own rules; empty if they are in none. */
  public Optional<Path> getFile() {
    return file;
  }

  /** Puts others in the place of what was brought, the one that wins first. */
  public void setBrought(List<BroughtSchema> schemas) {
    brought.set(List.copyOf(schemas));
  }

  /** What was brought, the one that wins first. */
  public ReadOnlyObjectProperty<List<BroughtSchema>> broughtProperty() {
    return brought.getReadOnlyProperty();
  }

  /** The own rules as text. */
  public DocumentViewModel text() {
    return text;
  }

  /** What the text says, or said before it had a fault. */
  public ReadOnlyObjectProperty<Overlay> overlayProperty() {
    return overlay.getReadOnlyProperty();
  }

  /** What the text says, or said before it had a fault. */
  public Overlay getOverlay() {
    return overlay.get();
  }

  /** What is wrong with the text. */
  public ReadOnlyObjectProperty<Optional<DataFault>> faultProperty() {
    return fault.getReadOnlyProperty();
  }

  /** The fields for which the text has rules that contradict each other; the last one counts. */
  public ReadOnlyObjectProperty<List<RuleTarget>> contradictionsProperty() {
    return contradictions.getReadOnlyProperty();
  }

  /** Whether own rules are in force, should there be any. */
  public BooleanProperty usedProperty() {
    return used;
  }

  /** What is in force. */
  public ReadOnlyObjectProperty<OwnSchemas> inForceProperty() {
    return inForce.getReadOnlyProperty();
  }

  /** What is in force. */
  public OwnSchemas getInForce() {
    return inForce.get();
  }
}
