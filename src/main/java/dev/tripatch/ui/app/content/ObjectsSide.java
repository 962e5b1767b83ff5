package dev.tripatch.ui.app.content;

import dev.tripatch.json.Role;
import dev.tripatch.ui.feature.objects.ObjectCommands;
import dev.tripatch.ui.feature.objects.ObjectSurvey;
import dev.tripatch.ui.feature.objects.ObjectsBar;
import dev.tripatch.ui.feature.objects.ObjectsViewModel;
import dev.tripatch.ui.feature.objects.PlaceMenus;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.window.layout.MainView;
import dev.tripatch.workspace.Workbench;
import java.util.concurrent.Executor;

/** The list of many objects at the window's side. */
final class ObjectsSide {

  private final ObjectCommands objects;
  private final MainView view;
  private final PlaceMenus menus;

  ObjectsSide(ObjectCommands objects, MainView view, PlaceMenus menus) {
    this.objects = objects;
    this.view = view;
    this.menus = menus;
  }

  /** The list's model; reading a long list keeps nothing else waiting. */
  static ObjectsViewModel modelOf(
      WindowModels models,
      DocumentFiles documentFiles,
      Workbench workbench,
      WindowContent.Threads threads) {
    Executor own = work -> Thread.ofPlatform().daemon().name("list of objects").start(work);
    ObjectsViewModel model =
        new ObjectsViewModel(
            models.documents(),
            documentFiles,
            new ObjectSurvey(workbench, own, threads.aside(), threads.foreground()),
            models.comparison()::prepare);
    models.comparison().viewProperty().subscribe((before, now) -> model.refresh());
    return model;
  }

  /** Shows the list as soon as there is something in it. */
  void connect() {
    objects.model().sourcesProperty().subscribe(this::showObjects);
  }

  private void showObjects() {
    if (objects.model().isOpen() && view.getLeft() == null) {
      ObjectsBar bar =
          new ObjectsBar(objects.model(), objects::open, () -> view.panes().focus(Role.LOCAL));
      bar.setOnDropped(objects::openAll);
      menus.connect(bar);
      view.showBeside(bar);
    }
  }
}
