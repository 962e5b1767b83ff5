package dev.tripatch.ui.panes.document;

import dev.tripatch.document.Format;
import dev.tripatch.document.Lines;
import dev.tripatch.json.Role;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/**
 * One of the documents, or the person's own rules: its text as typed, and the text as opened or
 * saved last.
 */
public final class DocumentViewModel {

  private static final OpenDocument NOTHING = OpenDocument.unfiled("", "");

  private final Optional<Role> pane;
  private final String title;
  private final ReadOnlyObjectWrapper<OpenDocument> opened = new ReadOnlyObjectWrapper<>(NOTHING);
  private final ReadOnlyStringWrapper text = new ReadOnlyStringWrapper("");
  private final BooleanBinding modified;
  private final History history;
  private Runnable onOpen = () -> {};

  /** A document with no text yet, and its own history. */
  public DocumentViewModel(Role pane) {
    this(pane, new History());
  }

  /** A document with no text yet. */
  public DocumentViewModel(Role pane, History history) {
    this(Optional.of(pane), pane.title(), history);
  }

  /** A text that is in none of the panes; the title is what people call it. */
  public DocumentViewModel(String title, History history) {
    this(Optional.empty(), title, history);
  }

  /** An object's text that no pane shows; it was opened and edited before. */
  public static DocumentViewModel aside(
      Role role, OpenDocument opened, String text, History history) {
    DocumentViewModel document = new DocumentViewModel(role, history);
    document.become(opened, text);
    return document;
  }

  /** A text that says something of the patch; the title is what people call it. */
  static DocumentViewModel ofPatch(String title, History history) {
    return new DocumentViewModel(Optional.of(Role.PATCH), title, history);
  }

  private DocumentViewModel(Optional<Role> pane, String title, History history) {
    this.pane = pane;
    this.title = title;
    this.history = history;
    this.modified =
        Bindings.createBooleanBinding(() -> !getText().equals(getOpened().text()), text, opened);
  }

  /**
   * The pane that shows it.
   *
   * @throws java.util.NoSuchElementException if none does: see {@link #isInPane}
   */
  public Role pane() {
    return pane.orElseThrow();
  }

  /** Whether a pane shows it. */
  public boolean isInPane() {
    return pane.isPresent();
  }

  /** What people call it. */
  public String title() {
    return title;
  }

  /** Whether decisions about an object never edit it: a draft, or own rules. */
  boolean isApart() {
    return !isInPane() || title.equals(Role.PATCH.title());
  }

  /** Whether undo takes both for one text: the drafts are one patch in several formats. */
  boolean isOneWith(DocumentViewModel other) {
    return this == other || (isApart() && title.equals(other.title));
  }

  /** Runs something before another document is shown. */
  public void setOnOpen(Runnable handler) {
    onOpen = handler;
  }

  /** Shows another document, or the same as it is now on disk. */
  public void open(OpenDocument document) {
    // Never a part of what was typed just before, also where it is the same document again.
    history.step(() -> exchange(document, document.text()));
  }

  /** Shows another document, as an action of this name. */
  public void open(String action, OpenDocument document) {
    history.act(action, () -> exchange(document, document.text()));
  }

  /**
   * Shows another document.
   *
   * @param newText the text as it is now, which may differ from the document's
   */
  public void exchange(OpenDocument document, String newText) {
    exchange(document, newText, newText.length());
  }

  @SuppressWarnings("ReferenceEquality") // what is opened again may be equal to what was there
  private void exchange(OpenDocument document, String newText, int end) {
    if (document != getOpened()) {
      onOpen.run();
    }
    String normal = Lines.normal(newText);
    history.record(DocumentEdit.of(this, document, normal, end));
    become(document, normal);
  }

  /** The person typed. */
  public void type(String newText) {
    exchange(getOpened(), newText);
  }

  /**
   * The person typed in an editor.
   *
   * @param end where what was typed ends in the new text
   */
  public void type(String newText, int end) {
    exchange(getOpened(), newText, end);
  }

  /** What an edit, undone or done again, makes of it. */
  public void become(OpenDocument document, String newText) {
    opened.set(document);
    text.set(newText);
  }

  /** The text that was written to a file is from now on the one to compare with. */
  public void saved(OpenDocument document) {
    history.saved(this, getOpened(), document);
    opened.set(document);
  }

  /** Whether nothing but white space is in it. */
  public boolean isBlank() {
    return getText().isBlank();
  }

  /** What the text seems to be: JSON if it begins as JSON does. */
  public Format format() {
    String start = getText().stripLeading();
    return start.startsWith("{") || start.startsWith("[") ? Format.JSON : Format.YAML;
  }

  /** The text with its name; empty if the text is blank. */
  public Optional<NamedText> snapshot() {
    return isBlank() ? Optional.empty() : Optional.of(new NamedText(getOpened().name(), getText()));
  }

  /** The text as typed, line feeds only. */
  public ReadOnlyStringProperty textProperty() {
    return text.getReadOnlyProperty();
  }

  /** The text as typed, line feeds only. */
  public String getText() {
    return text.get();
  }

  /** The document as opened or saved last. */
  public ReadOnlyObjectProperty<OpenDocument> openedProperty() {
    return opened.getReadOnlyProperty();
  }

  /** The document as opened or saved last. */
  public OpenDocument getOpened() {
    return opened.get();
  }

  /** Whether the text differs from the one that was opened or saved last. */
  public BooleanBinding modifiedBinding() {
    return modified;
  }

  /** Whether the text differs from the one that was opened or saved last. */
  public boolean isModified() {
    return modified.get();
  }
}
