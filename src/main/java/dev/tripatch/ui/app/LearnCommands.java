package dev.tripatch.ui.app;

import dev.tripatch.learn.Lesson;
import dev.tripatch.ui.feature.error.ErrorCommands;
import dev.tripatch.ui.feature.learn.GalleryCommands;
import dev.tripatch.ui.feature.learn.GalleryViewModel;
import dev.tripatch.ui.feature.learn.LessonExport;
import dev.tripatch.ui.feature.learn.LessonOfCase;
import dev.tripatch.ui.feature.learn.OwnLessons;
import dev.tripatch.ui.feature.learn.ReferenceCommands;
import dev.tripatch.ui.feature.learn.WebLinks;
import dev.tripatch.ui.theme.Appearance;
import dev.tripatch.ui.window.CommandQueue;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.dialog.Questions;
import dev.tripatch.ui.window.file.FileQuestions;
import dev.tripatch.ui.window.layout.MainView;
import java.util.List;
import java.util.Optional;

/** The commands of a window for learning and teaching, put together by hand. */
final class LearnCommands {

  private final WindowModels models;
  final GalleryCommands gallery;
  final ReferenceCommands reference;
  private final OwnLessons ownLessons;
  final LessonExport export;

  LearnCommands(
      WindowModels models,
      MainView view,
      WindowServices services,
      WindowContent.Threads threads,
      FileQuestions fileQuestions,
      Questions questions,
      ErrorCommands errors,
      CommandQueue queue,
      Appearance appearance) {
    this.models = models;
    LessonOfCase ofCase = new LessonOfCase(models.comparison());
    WebLinks web = new WebLinks(services.browser(), threads.foreground(), view.status()::say);
    gallery =
        new GalleryCommands(
            models.documents(),
            models.visit(),
            services,
            view,
            web,
            questions,
            fileQuestions::write,
            page -> reference().show(page),
            lesson -> reference().further(lesson),
            view.status()::say);
    reference =
        new ReferenceCommands(
            new WhatIsThis(
                    view,
                    models.comparison(),
                    models.selection(),
                    models.schema().tree(),
                    errors::shown)
                ::find,
            models.visit(),
            gallery,
            web,
            () -> view.getScene().getWindow(),
            appearance);
    ownLessons =
        new OwnLessons(
            gallery,
            ofCase,
            services.workbench(),
            fileQuestions,
            questions,
            threads.aside(),
            threads.foreground(),
            view.status()::say);
    export =
        new LessonExport(
            this::visited,
            models.comparison(),
            services.workbench(),
            fileQuestions,
            questions,
            queue,
            threads.aside(),
            threads.foreground(),
            view.status()::say);
  }

  /** Gallery and reference lead to each other, when somebody reads them. */
  private ReferenceCommands reference() {
    return reference;
  }

  private Optional<Lesson> visited() {
    return models.visit().isVisiting()
        ? gallery.model().currentProperty().get().map(GalleryViewModel.OpenLesson::lesson)
        : Optional.empty();
  }

  List<Feature> features() {
    return List.of(gallery, reference, ownLessons, export);
  }
}
