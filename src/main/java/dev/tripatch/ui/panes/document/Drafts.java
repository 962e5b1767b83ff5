package dev.tripatch.ui.panes.document;

import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.Role;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** The patches that the person composes, one for each format; a blank one was never begun. */
public final class Drafts {

  private final Map<PatchFormat, DocumentViewModel> texts = new EnumMap<>(PatchFormat.class);
  private final ReadOnlyObjectWrapper<Optional<PatchFormat>> current =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** No patch begun. */
  public Drafts(History history) {
    for (PatchFormat format : PatchFormat.values()) {
      texts.put(format, new DocumentViewModel(Role.PATCH, history));
    }
  }

  public List<DocumentViewModel> all() {
    return List.copyOf(texts.values());
  }

  public DocumentViewModel in(PatchFormat format) {
    return Objects.requireNonNull(texts.get(format));
  }

  /** The patch that is being composed; empty while the calculated one is shown. */
  public Optional<DocumentViewModel> currentText() {
    return current.get().map(this::in);
  }

  /** The format that is being composed in; empty while the calculated patch is shown. */
  public ReadOnlyObjectProperty<Optional<PatchFormat>> currentProperty() {
    return current.getReadOnlyProperty();
  }

  /** Whether a patch is being composed. */
  public boolean isComposing() {
    return current.get().isPresent();
  }

  /** From now on the patch is the draft in this format. */
  public void compose(PatchFormat format) {
    current.set(Optional.of(format));
  }

  /** From now on the patch is calculated again; the drafts stay. */
  public void leave() {
    current.set(Optional.empty());
  }

  /** No patch is composed any more, and none is begun; to be part of a larger action. */
  public void clear() {
    leave();
    texts.values().stream()
        .filter(text -> !text.isBlank())
        .forEach(text -> text.exchange(OpenDocument.unfiled("", ""), ""));
  }

  /** The patch that is being composed, as it is now. */
  public Optional<WrittenText> snapshot() {
    return current
        .get()
        .map(format -> new WrittenText(format, new NamedText("patch", in(format).getText())));
  }

  /**
   * A patch that the person composes.
   *
   * @param format the format that it is in
   * @param text its text
   */
  public record WrittenText(PatchFormat format, NamedText text) {}
}
