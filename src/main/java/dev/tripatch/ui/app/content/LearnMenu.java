package dev.tripatch.ui.app.content;

import dev.tripatch.ui.feature.learn.GalleryCommands;
import dev.tripatch.ui.feature.learn.OwnLessons;
import dev.tripatch.ui.feature.learn.ReferenceCommands;
import dev.tripatch.ui.feature.share.PictureCommands;
import dev.tripatch.ui.panes.model.Visit;
import dev.tripatch.ui.window.Presenter;
import java.util.Optional;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;

/** The menu items for learning and teaching, which stand in several menus. */
public final class LearnMenu {

  private final Visit visit;
  private final GalleryCommands gallery;
  private final ReferenceCommands reference;
  private final OwnLessons own;
  private final PictureCommands pictures;
  private final Presenter presenter;

  /** Items that act on this visit. */
  public LearnMenu(
      Visit visit,
      GalleryCommands gallery,
      ReferenceCommands reference,
      OwnLessons own,
      Presenter presenter,
      ViewCommands views) {
    this.presenter = presenter;
    this.pictures = views.pictures();
    this.visit = visit;
    this.own = own;
    this.gallery = gallery;
    this.reference = reference;
  }

  /** Shows the lessons. */
  MenuItem gallery() {
    return item("Gallery", gallery::show);
  }

  /** Shows the reference, to be searched. */
  MenuItem reference() {
    return item("Reference", reference::show);
  }

  /** Shows the page about what is selected. */
  void showWhatThisIs() {
    reference.showWhatThisIs();
  }

  Menu pictures() {
    return pictures.menu();
  }

  MenuItem presenter() {
    return item("Presenter Mode", presenter::toggle);
  }

  MenuItem openLessons() {
    return item("Open Lessons Folder…", own::openFolder);
  }

  MenuItem saveLesson() {
    return item("Save as Lesson…", own::save);
  }

  /** Forgets which exercises are solved. */
  MenuItem clearProgress() {
    return item("Clear Progress of Exercises…", gallery::clearProgress);
  }

  private static MenuItem item(String title, Runnable action) {
    MenuItem item = new MenuItem(title);
    item.setMnemonicParsing(false);
    item.setOnAction(event -> action.run());
    return item;
  }

  /** The way back to the person's documents; not to be chosen while they are shown. */
  MenuItem back() {
    MenuItem item = item("Back to Your Documents", visit::back);
    item.disableProperty().bind(visit.visitedProperty().map(Optional::isEmpty));
    return item;
  }
}
