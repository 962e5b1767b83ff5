package dev.tripatch.ui.start;

import dev.tripatch.document.manifest.ManifestFile;
import dev.tripatch.document.manifest.ManifestObject;
import dev.tripatch.document.manifest.ObjectName;
import dev.tripatch.ui.model.DocumentOpener;
import dev.tripatch.ui.model.ObjectChoice;
import java.util.ArrayList;
import java.util.List;

/** Finds the objects in files that hold one, several, or a list of them. */
public final class ManifestOpener implements DocumentOpener {

  @Override
  public List<ObjectChoice> objectsIn(String name, String text) {
    if (text.isBlank()) {
      return List.of();
    }
    List<ManifestObject> objects = ManifestFile.read(name, text).objects();
    if (objects.isEmpty()) {
      return List.of(ObjectChoice.whole(text));
    }
    List<ObjectChoice> choices = new ArrayList<>(objects.size());
    for (ManifestObject object : objects) {
      choices.add(choice(choices.size(), object));
    }
    return choices;
  }

  private static ObjectChoice choice(int index, ManifestObject object) {
    ObjectName name = object.name();
    return new ObjectChoice(
        index,
        name.apiVersion(),
        name.kind(),
        name.namespace(),
        name.name(),
        object.text(),
        object.linesBefore());
  }

  @Override
  public String withObject(String wholeText, ObjectChoice object, String newText) {
    List<ManifestObject> objects = ManifestFile.read("file", wholeText).objects();
    return object.index() < objects.size()
        ? objects.get(object.index()).replacedWith(newText)
        : newText;
  }
}
