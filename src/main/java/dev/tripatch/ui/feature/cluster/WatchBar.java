package dev.tripatch.ui.feature.cluster;

import dev.tripatch.cluster.live.WatchLink;
import dev.tripatch.ui.settings.Hint;
import dev.tripatch.ui.settings.Styles;
import dev.tripatch.ui.window.action.Action;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.stage.Window;
import javafx.stage.WindowEvent;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/**
 * A line that says who changed what in the cluster. It is there as long as live is watched, always
 * as high, and its buttons stay where they are: what comes moves nothing under the hands.
 */
final class WatchBar extends HBox {
  private static final PseudoClass NEWS = PseudoClass.getPseudoClass("news");
  private static final PseudoClass LOST = PseudoClass.getPseudoClass("lost");
  private static final PseudoClass RUNNING = PseudoClass.getPseudoClass("running");

  /** In a narrower window what changed has the room. */
  private static final double ROOM_FOR_LINK = 75;

  private final WatchViewModel model;
  private final BooleanSupplier isSecret;
  private final InstantSource clock;
  private final Runnable leave;
  private final Label when = Styles.named(new Label(), "watch-when");
  private final Label who = Styles.named(new Label(), "watch-who", "strong");
  private final Label what = Styles.named(new Label(), "watch-what");
  private final Hint whole = new Hint(what);
  private final Button show;
  private final Button take;
  private final Label link = Styles.named(new Label(), "watch-link", "detail");
  private final Hint trouble = new Hint(link);
  private final Timeline ages = new Timeline(new KeyFrame(Duration.seconds(1), event -> showAge()));
  private Optional<Instant> happened = Optional.empty();

  /**
   * A bar.
   *
   * @param show selects what changed
   * @param take shows live as it is now
   * @param isSecret whether values must not be seen
   * @param leave gives the keyboard to where people type, if the bar had it and has nothing for it
   */
  WatchBar(
      WatchViewModel model,
      Action show,
      Action take,
      BooleanSupplier isSecret,
      InstantSource clock,
      Runnable leave) {
    this.model = model;
    this.isSecret = isSecret;
    this.clock = clock;
    this.leave = leave;
    this.show = button(show, WatchWords.SHOW, WatchWords.SHOW_HELP);
    this.take = button(take, WatchWords.TAKE, WatchWords.TAKE_HELP);
    setId("watch-bar");
    setAccessibleRole(AccessibleRole.PARENT);
    getStyleClass().add("watch-bar");
    Label dot = Styles.styled(new Label("●"), "watch-dot");
    what.setMinWidth(0);
    what.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(what, Priority.ALWAYS);
    for (Region part : new Region[] {dot, when, who, link}) {
      part.setMinWidth(USE_PREF_SIZE);
    }
    for (Region part : new Region[] {when, who, link, this.show, this.take}) {
      part.managedProperty().bind(part.visibleProperty());
    }
    getChildren().addAll(dot, when, who, what, this.show, this.take, link);
    ages.setCycleCount(Animation.INDEFINITE);
    widthProperty().subscribe(this::makeRoom);
    sceneProperty().flatMap(Scene::windowProperty).subscribe(this::follow);
    model.stateProperty().subscribe(this::show);
  }

  private void follow(@Nullable Window window) {
    if (window != null) {
      model.seenProperty().set(window.isShowing());
      window.addEventHandler(WindowEvent.WINDOW_SHOWN, event -> model.seenProperty().set(true));
      window.addEventHandler(WindowEvent.WINDOW_HIDING, event -> model.seenProperty().set(false));
    }
  }

  private static Button button(Action action, WatchWords title, WatchWords help) {
    Button button = Styles.whole(Styles.named(new Button(title.text()), action.itemId()));
    button.setOnAction(event -> action.run().run());
    button.setAccessibleText(action.title());
    Hint.on(button, help.text());
    return button;
  }

  private void show(Optional<WatchNews.State> state) {
    Styles.setShown(this, state.isPresent());
    state.ifPresentOrElse(this::show, this::forget);
  }

  private void forget() {
    happened = Optional.empty();
    ages.stop();
    boolean hadKeyboard = isFocusWithin();
    show.setVisible(false);
    take.setVisible(false);
    if (hadKeyboard) {
      leave.run();
    }
  }

  private void show(WatchNews.State state) {
    WatchText text = WatchText.of(state, isSecret.getAsBoolean());
    happened = text.when();
    who.setText(text.who());
    who.setVisible(!text.who().isEmpty());
    what.setText(text.what());
    whole.say(text.more().isEmpty() ? text.what() : text.more());
    link.setText(text.link());
    trouble.say(text.more());
    boolean hadKeyboard = show.isFocused() || take.isFocused();
    show.setVisible(state.news() instanceof WatchNews.Moved);
    take.setVisible(
        switch (state.news()) {
          case WatchNews.Moved _, WatchNews.MadeAgain _ -> true;
          case WatchNews.AsShown _, WatchNews.Gone _ -> false;
        });
    if (hadKeyboard && !take.isVisible()) {
      leave.run();
    } else if (hadKeyboard && !show.isVisible()) {
      take.requestFocus();
    }
    boolean isLost =
        switch (state.link()) {
          case WatchLink.Lost _, WatchLink.Refused _ -> true;
          case WatchLink.Starting _, WatchLink.Running _ -> false;
        };
    pseudoClassStateChanged(NEWS, !(state.news() instanceof WatchNews.AsShown));
    pseudoClassStateChanged(LOST, isLost);
    pseudoClassStateChanged(RUNNING, state.link() instanceof WatchLink.Running);
    if (happened.isPresent()) {
      ages.play();
    } else {
      ages.stop();
    }
    showAge();
    makeRoom();
    setAccessibleText(
        String.join(" ", when.getText(), who.getText(), what.getText(), link.getText()).strip());
  }

  /** Only what is another word is drawn again. */
  private void showAge() {
    String words = happened.map(then -> WatchText.ago(then, clock.instant())).orElse("");
    when.setVisible(!words.isEmpty());
    if (!words.equals(when.getText())) {
      when.setText(words);
    }
  }

  /** A watch that runs says so only where there is room; that it does not is always said. */
  private void makeRoom() {
    boolean isCalm = getPseudoClassStates().contains(RUNNING);
    boolean isWide = getWidth() >= ROOM_FOR_LINK * what.getFont().getSize();
    link.setVisible(isWide || !isCalm || happened.isEmpty());
  }
}
