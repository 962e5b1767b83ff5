package dev.tripatch.ui.panes.document;

import dev.tripatch.json.FieldPath;
import java.util.Collection;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * The fields that the person leaves out of the calculated patch. They are kept as a text, a path on
 * each line, so that they are undone and done again in one order with what is typed.
 */
public final class LeftOutFields {

  private final History history;
  private final DocumentViewModel text;
  private final ReadOnlyObjectWrapper<Set<FieldPath>> fields =
      new ReadOnlyObjectWrapper<>(Set.of());

  /** None. */
  public LeftOutFields(History history) {
    this.history = history;
    this.text = DocumentViewModel.ofPatch(DocumentWords.LEFT_OUT.text(), history);
    text.textProperty().subscribe((before, now) -> fields.set(read(now)));
  }

  static Set<FieldPath> read(String lines) {
    return lines.lines().map(FieldPath::parse).collect(Collectors.toUnmodifiableSet());
  }

  /** Leaves fields out, as one action; what is in them is not listed besides. */
  public void leaveOut(Collection<FieldPath> paths) {
    act(DocumentWords.LEAVE_OUT.text("named", named(paths)), paths, with(fields.get(), paths));
  }

  /** Puts fields back into the patch, as one action, with what is in them or around them. */
  public void putBack(Collection<FieldPath> paths) {
    act(DocumentWords.PUT_BACK.text("named", named(paths)), paths, without(fields.get(), paths));
  }

  /** Fields that are left out with others; what is in those is not listed besides. */
  public static Set<FieldPath> with(Set<FieldPath> leftOut, Collection<FieldPath> others) {
    Set<FieldPath> more = Set.copyOf(others);
    Set<FieldPath> all = new HashSet<>(more);
    leftOut.stream().filter(old -> !old.isIn(more)).forEach(all::add);
    return all;
  }

  /** Fields that are left out without others, without what is in those, and what is around them. */
  public static Set<FieldPath> without(Set<FieldPath> leftOut, Collection<FieldPath> others) {
    Set<FieldPath> back = Set.copyOf(others);
    Set<FieldPath> around = FieldPath.holdersOf(back);
    return leftOut.stream()
        .filter(old -> !old.isIn(back) && !around.contains(old))
        .collect(Collectors.toSet());
  }

  /** Whether a field, or one around it, is left out. */
  public boolean contains(FieldPath path) {
    return path.isIn(fields.get());
  }

  private static String named(Collection<FieldPath> paths) {
    return paths.size() == 1
        ? paths.iterator().next().toString()
        : DocumentWords.COUNT_FIELDS.text("count", paths.size());
  }

  private void act(String name, Collection<FieldPath> paths, Collection<FieldPath> wanted) {
    Optional<FieldPath> field =
        paths.size() == 1 ? Optional.of(paths.iterator().next()) : Optional.empty();
    history.act(name, field, () -> set(wanted));
  }

  /** Leaves just these fields out, as part of a larger action. */
  public void set(Collection<FieldPath> wanted) {
    text.type(lines(wanted));
  }

  static String lines(Collection<FieldPath> fields) {
    TreeSet<String> lines = new TreeSet<>();
    fields.forEach(path -> lines.add(path.toString()));
    return String.join("\n", lines);
  }

  /** The fields as a text, to be kept. */
  public DocumentViewModel text() {
    return text;
  }

  public Set<FieldPath> get() {
    return fields.get();
  }

  /** The fields as they change. */
  public ReadOnlyObjectProperty<Set<FieldPath>> property() {
    return fields.getReadOnlyProperty();
  }
}
