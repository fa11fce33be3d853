### For whoever runs the server.
