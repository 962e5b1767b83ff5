package dev.tripatch.ui.panes.model;

import dev.tripatch.document.Format;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.pane.PatchLook;
import dev.tripatch.show.pane.ShownPatch;
import dev.tripatch.ui.settings.LatestWins;
import dev.tripatch.ui.settings.WhenChanged;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;

/**
 * The patch of the last good comparison in the format that the person chose. Another format is
 * computed in the background, and the one before stays until it is there. The patch that is sent is
 * there at once; what trying it out adds to its remarks follows.
 */
public final class PatchViewModel {

  private final LatestWins<Wanted, Made> work;
  private final ReadOnlyObjectWrapper<Optional<ShownPatch>> shown =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ObjectProperty<Optional<PatchFormat>> chosen =
      new SimpleObjectProperty<>(Optional.empty());
  private final BooleanProperty withTests = new SimpleBooleanProperty();
  private final ObjectProperty<Format> notation = new SimpleObjectProperty<>(Format.YAML);
  private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
  private @Nullable ComparisonView view;
  private PatchLook shownLook = PatchLook.FIRST;

  private record Wanted(ComparisonView view, PatchLook look) {}

  /**
   * The patch of a comparison in one format.
   *
   * @param view the comparison
   * @param look the format
   * @param patch the patch
   * @param isTried whether it was tried out for its remarks
   */
  public record Made(ComparisonView view, PatchLook look, ShownPatch patch, boolean isTried) {

    /** Computes what has to be there when the comparison is shown; not for the UI thread. */
    static Made first(ComparisonView view, PatchLook look) {
      return look.equals(PatchLook.FIRST)
          ? new Made(view, look, view.untriedPatch(), false)
          : of(view, look);
    }

    /** Computes it, which is not for the UI thread. */
    static Made of(ComparisonView view, PatchLook look) {
      return new Made(view, look, view.patch(look), true);
    }
  }

  /**
   * No patch yet.
   *
   * @param background where to work
   * @param foreground runs what it is given on the UI thread, later
   * @param failed gets what broke
   */
  PatchViewModel(Executor background, Executor foreground, Consumer<RuntimeException> failed) {
    work =
        new LatestWins<>(
            wanted -> Made.of(wanted.view(), wanted.look()),
            background,
            foreground,
            this::made,
            problem -> {
              busy.set(false);
              failed.accept(problem);
            });
    WhenChanged.run(this::lookChanged, chosen, withTests, notation);
  }

  /** How the patch is wanted. */
  public PatchLook look() {
    return new PatchLook(chosen.get(), withTests.get(), notation.get());
  }

  /** Shows the patch of another comparison; asks again if it is wanted otherwise by now. */
  public void show(Made made) {
    view = made.view();
    shownLook = made.look();
    shown.set(Optional.of(made.patch()));
    if (!made.isTried()) {
      busy.set(true);
      work.ask(new Wanted(made.view(), made.look()));
    }
    lookChanged();
  }

  /** Shows nothing. */
  void clear() {
    work.forget();
    view = null;
    shown.set(Optional.empty());
    busy.set(false);
  }

  private void lookChanged() {
    ComparisonView current = view;
    if (current != null && !look().equals(shownLook)) {
      busy.set(true);
      work.ask(new Wanted(current, look()));
    }
  }

  @SuppressWarnings("ReferenceEquality") // the patch of another comparison is out of date
  private void made(Made made) {
    if (made.view() == view) {
      shownLook = made.look();
      if (!isShown(made.patch())) {
        shown.set(Optional.of(made.patch()));
      }
    }
    busy.set(work.isBusy());
    lookChanged();
  }

  /** Whether a patch looks as the shown one does; the patches themselves may be large. */
  private boolean isShown(ShownPatch patch) {
    return shown
        .get()
        .filter(
            now ->
                now.format() == patch.format()
                    && now.pane().equals(patch.pane())
                    && now.remarks().equals(patch.remarks()))
        .isPresent();
  }

  /** Shows what kubectl sends; what it answers brings back how the patch was wanted. */
  Runnable setAside() {
    PatchLook before = look();
    choose(Optional.empty());
    withTests.set(PatchLook.FIRST.withTests());
    notation.set(PatchLook.FIRST.notation());
    return () -> {
      choose(before.format());
      withTests.set(before.withTests());
      notation.set(before.notation());
    };
  }

  /** Chooses a format; what kubectl sends is chosen for other objects too. */
  public void choose(PatchFormat format) {
    boolean isSent = shown.get().filter(patch -> patch.sent() == format).isPresent();
    chosen.set(isSent ? Optional.empty() : Optional.of(format));
  }

  /** Chooses a format; empty for what kubectl sends. */
  public void choose(Optional<PatchFormat> format) {
    chosen.set(format);
  }

  /** The format that was chosen; empty for what kubectl sends. */
  public Optional<PatchFormat> getChosen() {
    return chosen.get();
  }

  /** The patch; empty while there is nothing to compare. */
  public ReadOnlyObjectProperty<Optional<ShownPatch>> shownProperty() {
    return shown.getReadOnlyProperty();
  }

  /** The patch; empty while there is nothing to compare. */
  public Optional<ShownPatch> getShown() {
    return shown.get();
  }

  /** The format that is or soon will be shown. */
  public PatchFormat getWanted() {
    return chosen.get().or(() -> shown.get().map(ShownPatch::sent)).orElse(PatchFormat.STRATEGIC);
  }

  /** Whether a JSON Patch tests what it overwrites and removes. */
  public BooleanProperty withTestsProperty() {
    return withTests;
  }

  /** How the patch is written and copied. */
  public ObjectProperty<Format> notationProperty() {
    return notation;
  }

  /** Whether a format is being computed. */
  ReadOnlyBooleanProperty busyProperty() {
    return busy.getReadOnlyProperty();
  }
}
