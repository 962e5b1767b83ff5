package main

import (
	"bufio"
	"bytes"
	"io"

	apiyaml "k8s.io/apimachinery/pkg/util/yaml"
	"sigs.k8s.io/yaml"
)

// Reads as kubectl does: line by line up to the end of the first document, then with the YAML library.
func readYaml(question line) line {
	reader := apiyaml.NewYAMLReader(bufio.NewReader(bytes.NewReader([]byte(question.text("yaml")))))
	document, err := reader.Read()
	// What has no document is null to the library.
	if err == nil || err == io.EOF {
		document, err = yaml.YAMLToJSON(document)
	}
	if err != nil {
		question["error"] = raw(err.Error())
	} else {
		question["json"] = raw(string(document))
	}
	return question
}
