package dev.tripatch.ui.feature.serverside;

import dev.tripatch.cluster.serverside.ServerSideApply;
import dev.tripatch.cluster.serverside.ServerSideRow;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.settings.LatestWins;
import dev.tripatch.workspace.Mistake;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/**
 * What server-side apply would do with the documents of the last good comparison. Computed only
 * while somebody looks, and nobody waits for it.
 */
public final class ServerSideViewModel {

  private static final String NO_ANSWER =
      "What server-side apply would do, as soon as there is a local and a live object.";
  private static final String COMPOSING =
      "Server-side apply sends local itself, not a patch that is composed by hand. Go back to the"
          + " calculated patch to see what it would do.";
  private static final String REFUSED =
      "Kubernetes refuses what the panes show, so there is no result of kubectl apply to set beside"
          + " that of server-side apply. The message at the patch says why.";

  private static final String UNREADABLE =
      "A document cannot be compared; the message in its pane says why. Server-side apply itself"
          + " takes a last-applied annotation that cannot be read for none: the command tripatch"
          + " server-side shows what it does then.";

  private final ComparisonViewModel comparison;
  private final LatestWins<ServerSideQuestion, ServerSideSheet> work;
  private final BooleanProperty looking = new SimpleBooleanProperty();
  private final BooleanProperty forced = new SimpleBooleanProperty();
  private final ReadOnlyStringWrapper manager =
      new ReadOnlyStringWrapper(ServerSideApply.DEFAULT_MANAGER);
  private final ReadOnlyObjectWrapper<Optional<ServerSideSheet>> sheet =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyStringWrapper hint = new ReadOnlyStringWrapper("");

  /**
   * Follows a comparison.
   *
   * @param comparison the comparison
   * @param background where to work; not where comparisons are made, since typing waits for those
   * @param foreground runs what it is given on the UI thread, later
   */
  public ServerSideViewModel(
      ComparisonViewModel comparison, Executor background, Executor foreground) {
    this.comparison = comparison;
    this.work =
        new LatestWins<>(
            ServerSideQuestion::answer, background, foreground, this::show, this::fail);
    comparison.viewProperty().subscribe(view -> changed());
    comparison.staleProperty().subscribe((before, now) -> staleChanged());
    looking.subscribe((before, now) -> changed());
    forced.subscribe((before, now) -> changed());
    manager.subscribe((before, now) -> changed());
  }

  private void changed() {
    comparison
        .getView()
        .filter(view -> looking.get())
        .flatMap(ComparisonView::computed)
        .map(applied -> new ServerSideQuestion(applied, manager.get(), forced.get()))
        .ifPresentOrElse(work::ask, this::clear);
  }

  private void staleChanged() {
    if (comparison.getView().isEmpty()) {
      clear();
    }
  }

  private void clear() {
    work.forget();
    sheet.set(Optional.empty());
    hint.set(
        comparison
            .getView()
            .map(view -> view.refusal().isPresent() ? REFUSED : COMPOSING)
            .orElse(comparison.staleProperty().get() ? UNREADABLE : NO_ANSWER));
  }

  private void fail(RuntimeException problem) {
    clear();
    hint.set("What server-side apply would do could not be found out: " + Mistake.line(problem));
  }

  private void show(ServerSideSheet told) {
    hint.set("");
    sheet.set(Optional.of(told));
  }

  /** Whether somebody looks; to be told by the view that shows it. */
  public BooleanProperty lookingProperty() {
    return looking;
  }

  /** Whether fields are taken over from other managers. */
  public BooleanProperty forcedProperty() {
    return forced;
  }

  /** Who applies. */
  public ReadOnlyStringProperty managerProperty() {
    return manager.getReadOnlyProperty();
  }

  /** Applies as someone else; without a name as kubectl. A name that no server takes is ignored. */
  public void applyAs(String name) {
    String wanted = name.isEmpty() ? ServerSideApply.DEFAULT_MANAGER : name;
    if (ServerSideApply.isManager(wanted)) {
      manager.set(wanted);
    }
  }

  /** What would happen; empty while nobody looks, until it is known, or where none can be. */
  public ReadOnlyObjectProperty<Optional<ServerSideSheet>> sheetProperty() {
    return sheet.getReadOnlyProperty();
  }

  /** Why there is nothing to see, in a sentence. */
  public ReadOnlyStringProperty hintProperty() {
    return hint.getReadOnlyProperty();
  }

  /** What server-side apply does to a field, and why; none where nobody looks. */
  public List<String> reasonsFor(FieldPath path) {
    return sheet.get().stream()
        .flatMap(shown -> shown.rows().stream())
        .filter(row -> row.path().equals(path))
        .flatMap(ServerSideViewModel::sentences)
        .toList();
  }

  public static Stream<String> sentences(ServerSideRow row) {
    String first = ("Server-side apply: " + row.what() + ". " + row.why()).strip();
    return Stream.concat(Stream.of(first), row.otherwise().stream());
  }
}
