package dev.tripatch.ui.panes.model;

import dev.tripatch.json.FieldPath;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.StoredResult;
import dev.tripatch.ui.settings.LatestWins;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/**
 * The result as a server stores it, while somebody wants to see it. It is computed in the
 * background, and the one before stays until it is there.
 */
public final class StoredViewModel {

  private final LatestWins<ComparisonView, StoredResult> work;
  private final BooleanProperty wanted = new SimpleBooleanProperty();
  private final ReadOnlyObjectWrapper<Optional<StoredResult>> shown =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private Optional<ComparisonView> current = Optional.empty();

  StoredViewModel(Executor background, Executor foreground, Consumer<RuntimeException> failed) {
    work = new LatestWins<>(ComparisonView::asStored, background, foreground, this::made, failed);
    wanted.subscribe((before, now) -> show(current));
  }

  /** Takes the comparison whose result is wanted; empty if there is none. */
  void show(Optional<ComparisonView> view) {
    current = view;
    if (wanted.get() && view.isPresent()) {
      work.ask(view.get());
    } else {
      work.forget();
      shown.set(Optional.empty());
    }
  }

  private void made(StoredResult result) {
    if (wanted.get() && current.isPresent()) {
      shown.set(Optional.of(result));
    }
  }

  /** Whether the result is shown as a server stores it. */
  public BooleanProperty wantedProperty() {
    return wanted;
  }

  /** Why a field, or what is in it, is stored otherwise than the patch leaves it. */
  public List<String> reasonsFor(FieldPath path) {
    return shown.get().map(result -> result.sentences(path)).orElse(List.of());
  }

  /** What is stored; empty while nobody wants it, or there is none yet. */
  public ReadOnlyObjectProperty<Optional<StoredResult>> shownProperty() {
    return shown.getReadOnlyProperty();
  }
}
